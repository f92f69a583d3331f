import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow':
    'You must follow suit if you can. The highest card of the suit led takes the trick: 3, 2, ace, king, knight, jack, 7 down to 4.',
  'tip.lead': 'Lead any card. There is no trump, so nothing beats a 3.',
  'tip.call':
    '“Busso” asks for your partner’s best card of the suit, “volo” says this is your last one, “striscio” that you have more.',
};
