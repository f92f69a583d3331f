import type { Messages } from '../../../../i18n/translate.ts';

/** What a table may choose. */
export const OPTION_MESSAGES: Messages = {
  'option.hand': 'Stones in a hand',
  'option.hand.about': 'How many stones each player is dealt.',
  'option.rounds': 'Rounds',
  'option.rounds.about': 'How many rounds a match has.',
};
