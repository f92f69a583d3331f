import type { Messages } from '#shared/i18n/translate.ts';

/** How a score came about. */
export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Kein Stich} one {# Stich} other {# Stiche}}: {points}.',
  'score-breakdown.last': 'Der letzte Stich zählt extra.',
  'score-breakdown.unseen':
    'Diese Seite war bei diesem Spiel noch nicht offen und hat seine Stiche nicht gesehen. Nach der Partie stehen sie Karte für Karte in den Aufzeichnungen.',
};
