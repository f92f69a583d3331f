import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.led': 'L’uscita',
  'exercise.row.tops': 'In cima ai tuoi mazzetti',
  'exercise.row.taken': 'Preso',
  'exercise.row.hand': 'In mano',
  'exercise.wins': 'Si è usciti con questa carta. Quale delle tue prende?',
  'exercise.wins.why':
    'Prende la più alta del seme d’uscita: 3, 2, asso, re, cavallo, fante, 7, 6, 5, 4. Non c’è briscola.',
  'exercise.follows':
    'Si è usciti con questa carta. Hai due carte in mano e due in cima ai mazzetti: quale delle quattro puoi giocare?',
  'exercise.follows.why': 'Chi può rispondere al seme deve farlo. Le cime dei mazzetti contano come la mano.',
  'exercise.thirds': 'Quanti terzi di punto ci sono qui?',
  'exercise.thirds.why': 'Un asso fa tre terzi; un 3, un 2 e ogni figura uno; tutto il resto niente.',
  'exercise.declares': 'Quanti punti d’accusa ha questa mano?',
  'exercise.declares.why':
    'Tre onori uguali e una napoletana valgono 3 punti, quattro uguali 4. Una carta conta una volta sola, dove rende di più.',
  'exercise.scores': 'Hai preso {thirds} terzi, ma non l’ultima presa. Quanti punti sono?',
  'exercise.scores.why': 'Tre terzi fanno un punto. Quel che non fa un punto intero si perde.',
  'exercise.scores-last': 'Hai preso {thirds} terzi con le carte, e l’ultima presa. Quanti punti sono?',
  'exercise.scores-last.why':
    'L’ultima presa vale altri tre terzi. Tre terzi fanno un punto; quel che non fa un punto intero si perde.',
};
