import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.call':
    '“Busso” asks for your partner’s best card of the suit, “volo” says this is your last one, “striscio” that you have more.',
};
