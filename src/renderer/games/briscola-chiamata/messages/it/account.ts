/** Italian, for who asks how a score came about. */
import type { Messages } from '#shared/i18n/translate.ts';

export const SCORE_BREAKDOWN: Messages = {
  'score-breakdown.took':
    '{count, plural, =0 {Nessuna presa} one {# presa} other {# prese}}: {points, plural, one {# punto} other {# punti}}.',
  'score-breakdown.together': 'Insieme {points} punti su {bid}: {made, select, yes {vinta} other {persa}}.',
  'score-breakdown.alone': 'Senza socio {points} punti su {bid}: {made, select, yes {vinta} other {persa}}.',
  'score-breakdown.side':
    'La parte del chiamante ha fatto {points} punti su {bid}: {made, select, yes {vinta} other {persa}}.',
  'score-breakdown.stake': 'Con {bid} da fare, ogni avversario vince o perde {stake}.',
  'score-breakdown.times': 'Questa smazzata vale {times} volte.',
  'score-breakdown.declarer': 'Il chiamante il doppio.',
  'score-breakdown.alone-four': 'Il chiamante, contro quattro, quattro volte tanto.',
  'score-breakdown.teammate': 'Il socio {half, select, yes {altrettanto} other {il doppio}}.',
  'score-breakdown.unseen':
    'Hai aperto questa pagina a smazzata finita: le prese qui non ci sono. A fine partita le rivedi carta per carta.',
};
