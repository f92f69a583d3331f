import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.exchange': 'You hold the trump that may be exchanged for the turned-up card. It costs no turn.',
};
