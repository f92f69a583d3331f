import type { Messages } from '#shared/i18n/translate.ts';

/** How a score came about. */
export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points}.',
  'score-breakdown.last': 'L’ultima presa conta a parte.',
  'score-breakdown.unseen':
    'Questa pagina è stata aperta dopo quella smazzata e non ne ha visto le prese. A partita finita si ritrovano carta per carta tra le partite salvate.',
};
