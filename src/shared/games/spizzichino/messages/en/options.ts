import type { Messages } from '../../../../i18n/translate.ts';

/** Good deals, as the house's book tells them. */
export const FEAT_MESSAGES: Messages = {
  'feats.deal': 'Best deals',
  'feat.deal':
    '{declared, plural, =0 {{points} points in a deal} other {{points} points in a deal, {declared} of them declared}}',
};

/** What a table may choose, and with what. */
export const OPTION_MESSAGES: Messages = {
  'option.target': 'Points to win',
  'option.target.about': 'The match ends after a deal in which somebody has reached so many points.',
  'option.deals': 'Numbered deals',
  'option.deals.about': 'So many deals are the match, whatever the totals: other tables play the same ones.',
  'option.reuse': 'Declared cards',
  'option.reuse.about': 'Whether one card may count in two declarations of a deal.',
  'option.reuse.once': 'Count once',
  'option.reuse.across-kinds': 'Once of each kind',
};
