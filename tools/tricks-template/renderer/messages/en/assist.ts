import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow': 'You must follow suit if you can. The highest card of the suit led takes the trick.',
  'tip.lead': 'Lead any card. There is no trump.',
};
