import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Cinque carte, come sono state pescate.',
  'picture.sorted':
    'Come mazzo, dall’alto: la maledizione, le carte Roma dalla più bassa alla più alta, la benedizione in fondo.',
  'picture.first': 'Nessuno aspetta il suo turno. Qualcuno comincia con il 12.',
  'picture.second': '30 è più alto: va bene.',
  'picture.jump': 'Qualcuno aveva fretta: 66.',
  'picture.late': '41 non va più bene. Quando si scopre va nel mazzo di ritorno, e costa punti.',
};
