import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'In tavola',
  'exercise.takes':
    'Briscola {suit, select, C {fiori} D {quadri} H {cuori} other {picche}}. Si è usciti con la prima di queste carte. Quale prende?',
  'exercise.takes.why':
    'Prende la briscola più alta. Se non ce ne sono, la carta più alta del seme d’uscita; e il dieci sta subito sotto l’asso.',
  'exercise.wins':
    'Briscola {suit, select, C {fiori} D {quadri} H {cuori} other {picche}}. Dopo di te non gioca nessuno, e va bene qualunque carta. Con quale delle tue fai l’ultima presa?',
  'exercise.wins.why':
    'Prende una briscola più alta di tutte quelle in tavola; finché in tavola non ce ne sono, anche una carta più alta del seme d’uscita. I punti di una carta non contano.',
  'exercise.points': 'Quanti punti ci sono qui?',
  'exercise.points.why': 'L’asso vale 11, il dieci 10, il re 4, la donna 3, il fante 2, tutto il resto niente.',
  'exercise.bids': 'L’ultima chiamata è {standing}. Quale chiamata la supera?',
  'exercise.bids.why':
    'Una chiamata deve scendere. Sopra un 2 va solo un 2 con i punti, e sopra i punti altri punti, di più.',
  'exercise.brings':
    'Hai vinto l’asta con {bid} e giochi con un socio. La vostra parte ha preso {taken} punti. Quanto ti porta la smazzata?',
  'exercise.brings.why':
    'Dovevate arrivare a {asked}. Fino a 70 vale 2, fino a 80 vale 4, fino a 90 vale 6 e così via: in più se ci siete arrivati, in meno se no.',
};
