/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took': '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points}.',
  'score-breakdown.last': 'L’ultima presa: un punto in più.',
  'score-breakdown.whole': '{points} in tutto; quel che non fa un punto intero si perde: {whole}.',
  'score-breakdown.declared': 'Accuse: {points, plural, one {# punto} other {# punti}}.',
  'score-breakdown.combination': '{what}: {points, plural, one {# punto} other {# punti}}.',
  'score-breakdown.unseen':
    'Questa pagina si è aperta dopo quella smazzata, e le sue prese non le ha viste. A partita finita si rivedono carta per carta.',
};
