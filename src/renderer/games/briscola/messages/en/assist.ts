import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange': 'You have the trump you may exchange for the turned-up card. It doesn’t cost you your turn.',
};
