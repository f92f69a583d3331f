import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange': 'Du hast den Trumpf, der sich gegen die aufgedeckte Karte tauschen lässt. Das kostet keinen Zug.',
};
