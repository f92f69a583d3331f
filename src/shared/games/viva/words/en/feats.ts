import type { Messages } from '../../../../words/say.ts';

/** Good matches, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.rounds': 'Most rounds won',
  'feat.rounds': '{won} of {rounds} rounds in a match',
};
