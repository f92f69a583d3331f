import type { Messages } from '../../../../words/say.ts';

/** What a table may choose, and with what. */
export const OPTION_WORDS: Messages = {
  'option.target': 'Points to win',
  'option.target.about': 'The match ends after a deal in which somebody has reached so many points.',
  'option.deals': 'Numbered deals',
  'option.deals.about': 'So many deals are the match, whatever the totals: other tables play the same ones.',
  'option.reuse': 'Declared cards',
  'option.reuse.about': 'Whether one card may count in two declarations of a deal.',
  'option.reuse.once': 'Count once',
  'option.reuse.across-kinds': 'Once of each kind',
};
