import type { Messages } from '#shared/i18n/translate.ts';

/** How a score came about. */
export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points}.',
  'score-breakdown.last': 'In più conta l’ultima presa.',
  'score-breakdown.unseen':
    'Hai aperto questa pagina a smazzata finita: le prese qui non ci sono. A fine partita le rivedi carta per carta.',
};
