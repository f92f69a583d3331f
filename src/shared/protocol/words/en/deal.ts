import type { Messages } from '../../../words/say.ts';

/** Why a deal can't be played by its code. */
export const DEAL_WORDS: Messages = {
  'code-wrong': 'That is no code of a deal: a letter is wrong, or some are missing.',
  'code-short': 'The code is longer than that. Type all of its groups.',
  'code-other': 'This code is a deal of another game, or of rules that are not here.',
  'deal-fixed': 'The code says how many play this deal, and with which options. Set up another table to change them.',
};
