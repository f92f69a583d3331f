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
  'option.target.about': 'The match ends once somebody has this many points after a deal.',
  'option.deals': 'Numbered deals',
  'option.deals.about': 'The match lasts this many deals, whatever the score; other tables play the same ones.',
  'option.reuse': 'Declared cards',
  'option.reuse.about': 'How often a card may count in a deal’s declarations.',
  'option.reuse.once': 'Count once',
  'option.reuse.across-kinds': 'Once in each kind',
};
