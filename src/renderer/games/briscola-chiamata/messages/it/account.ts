/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const ACCOUNT: Messages = {
  'account.took':
    '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points, plural, one {# punto} other {# punti}}.',
  'account.together': 'Insieme {points}, ne servivano {bid}: {made, select, yes {fatti} other {non fatti}}.',
  'account.alone': 'Senza socio {points}, ne servivano {bid}: {made, select, yes {fatti} other {non fatti}}.',
  'account.side':
    'La parte del chiamante ha {points} punti su {bid}: {made, select, yes {ce l’ha fatta} other {non ce l’ha fatta}}.',
  'account.stake': 'Con {bid} da fare, ogni avversario vince o perde {stake}.',
  'account.times': 'Questa smazzata vale {times} volte.',
  'account.declarer': 'Il chiamante il doppio.',
  'account.alone-four': 'Il chiamante, uno contro quattro, quattro volte tanto.',
  'account.teammate': 'Il socio {half, select, yes {altrettanto} other {il doppio}}.',
  'account.unseen':
    'Questa pagina si è aperta dopo quella smazzata, e le sue prese non le ha viste. A partita finita si rivedono carta per carta.',
};
