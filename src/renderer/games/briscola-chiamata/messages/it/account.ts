/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took':
    '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points, plural, one {# punto} other {# punti}}.',
  'score-breakdown.together': 'Insieme {points}, ne servivano {bid}: {made, select, yes {fatti} other {non fatti}}.',
  'score-breakdown.alone': 'Senza socio {points}, ne servivano {bid}: {made, select, yes {fatti} other {non fatti}}.',
  'score-breakdown.side':
    'La parte del chiamante ha {points} punti su {bid}: {made, select, yes {ce l’ha fatta} other {non ce l’ha fatta}}.',
  'score-breakdown.stake': 'Con {bid} da fare, ogni avversario vince o perde {stake}.',
  'score-breakdown.times': 'Questa smazzata vale {times} volte.',
  'score-breakdown.declarer': 'Il chiamante il doppio.',
  'score-breakdown.alone-four': 'Il chiamante, uno contro quattro, quattro volte tanto.',
  'score-breakdown.teammate': 'Il socio {half, select, yes {altrettanto} other {il doppio}}.',
  'score-breakdown.unseen':
    'Questa pagina si è aperta dopo quella smazzata, e le sue prese non le ha viste. A partita finita si rivedono carta per carta.',
};
