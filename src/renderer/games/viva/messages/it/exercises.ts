import type { Messages } from '#shared/i18n/translate.ts';

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.blocking': 'La carta blocco',
  'exercise.row.houses': 'Sulle case',
  'exercise.row.hand': 'In mano',
  'exercise.fits': 'Quale di queste carte puoi giocare su una casa?',
  'exercise.fits.why': 'Deve avere un colore in comune con la carta su una casa, e nessun colore della carta blocco.',
  'exercise.calls': 'Con quale di queste carte puoi dire VIVA?',
  'exercise.calls.why':
    'Deve essere permessa dove va, e poi lo stesso colore deve essere in cima a tutte e tre le case.',
  'exercise.last': 'Una di queste è la tua ultima carta. Quale potresti posare ora?',
  'exercise.last.why':
    'L’ultima carta va sulla carta blocco, e deve avere un colore in comune con quella. Su una casa non va.',
  'exercise.together': 'Giochi tre carte uguali insieme. Quale modo è permesso?',
  'exercise.together.why': 'Ognuna su una casa diversa, o tutte sulla stessa. Non un po’ così e un po’ così.',
  'exercise.on-houses': 'case {houses}',
  'exercise.takes-before': 'Siete in {seats}, e dici VIVA. Quante carte prende chi gioca prima di te?',
  'exercise.takes-before.why': 'Chi gioca prima di chi dice VIVA ne prende due, chi gioca dopo ne prende una.',
  'exercise.takes-after': 'Siete in {seats}, e dici VIVA. Quante carte prende chi gioca dopo di te?',
  'exercise.takes-after.why': 'Chi gioca prima di chi dice VIVA ne prende due, chi gioca dopo ne prende una.',
  'exercise.takes-other': 'Siete rimasti in {seats}, e dici VIVA. Quante carte prende l’altro?',
  'exercise.takes-other.why': 'Quando si resta in due, l’altro ne prende due.',
};
