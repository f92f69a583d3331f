import type { Messages } from '#shared/i18n/translate.ts';

/** How a score came about. */
export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points}.',
  'score-breakdown.last': 'Der letzte Stich zählt extra.',
  'score-breakdown.unseen':
    'Diese Seite wurde erst nach dem Spiel geöffnet und kennt seine Stiche nicht. Nach der Partie zeigt der Verlauf jede Karte.',
};
