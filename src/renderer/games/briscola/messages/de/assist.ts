import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange':
    'Du hast den Trumpf, den du gegen die aufgedeckte Karte tauschen darfst. Danach bist du immer noch dran.',
};
