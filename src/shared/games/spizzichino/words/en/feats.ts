import type { Messages } from '../../../../words/say.ts';

/** Good deals, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.deal': 'Best deals',
  'feat.deal':
    '{declared, plural, =0 {{points} points in a deal} other {{points} points in a deal, {declared} of them declared}}',
};
