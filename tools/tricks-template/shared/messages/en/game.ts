import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/en/tricks.ts';

/** Sample: its name, refusals and log. */
export const GAME_MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Sample',
  'game.about': 'Follow suit, no trump, and the highest cards count.',
};
