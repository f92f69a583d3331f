import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'A sinistra la carta blocco, accanto le tre case, e tre carte di una mano.',
  'picture.blocked': 'La carta blocco mostra giallo e nero: una carta con il giallo non si può giocare.',
  'picture.fits': 'Rosso su rosso: una carta su una casa deve avere un colore in comune con quella sotto.',
  'picture.two': 'Due case mostrano il giallo, e la terza è vuota.',
  'picture.three': 'Con il giallo sulla terza c’è un colore su tutte: VIVA!',
  'picture.cleared': 'Il tavolo si sgombra, altri prendono carte, e si posa una nuova carta blocco.',
  'picture.last': 'In mano resta una carta. Su una casa non va, nemmeno su quella verde.',
  'picture.out': 'Va sulla carta blocco, con cui ha in comune il nero. È la via per uscire.',
};
