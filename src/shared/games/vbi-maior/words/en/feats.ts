import type { Messages } from '../../../../words/say.ts';

/** Games that were won, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.rome': 'Highest aims reached',
  'feat.rome': '{points} points, {target} were asked, in {turns, plural, one {# turn} other {# turns}}',
};
