import type { Messages } from '#shared/i18n/translate.ts';

export const TIPS: Messages = {
  'tip.follow':
    'Any card may be played, whatever was led. The highest trump takes the trick; without one, the highest card of the suit that was led.',
  'tip.lead': 'Lead any card. Whoever takes the trick draws first and leads the next one.',
  'tip.exchange': 'You hold the trump that may be exchanged for the turned-up card. It costs no turn.',
};
