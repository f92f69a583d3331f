/** German, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.first': 'Zuerst raus: eine Siegkarte.',
  'score-breakdown.tie-break': 'Zuerst raus im Stechen: Das entscheidet die Partie und bringt keine Karte.',
  'score-breakdown.left':
    'Auf Karten sitzen geblieben: Runde verloren. Gibt als Nächstes und bekommt eine eigene Sperrkarte.',
  'score-breakdown.between': 'Dazwischen raus oder nicht dabei: nichts gewonnen, nichts verloren.',
};
