import type { Messages } from '../../../../words/say.ts';

const RANK = '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.bid': 'Best bids kept',
  'feat.bid': `{bid, plural, =61 {Called ${RANK} and took {points} points} other {Called 2 with {bid} and took {points} points}}`,
};
