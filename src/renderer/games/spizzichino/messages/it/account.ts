/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.took': '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points}.',
  'account.last': 'L’ultima presa: un punto in più.',
  'account.whole': '{points} in tutto; quel che non fa un punto intero si perde: {whole}.',
  'account.declared': 'Accuse: {points, plural, one {# punto} other {# punti}}.',
  'account.combination': '{what}: {points, plural, one {# punto} other {# punti}}.',
  'account.unseen':
    'Questa pagina si è aperta dopo quella smazzata, e le sue prese non le ha viste. A partita finita si rivedono carta per carta.',
};
