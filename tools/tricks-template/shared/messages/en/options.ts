import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_OPTIONS } from '../../../../tricks/messages/en/tricks.ts';

export const OPTION_MESSAGES: Messages = {
  ...TRICK_OPTIONS,
  'option.target': 'Points to win',
  'option.target.about': 'The match ends after a deal in which somebody has reached so many points.',
};
