import type { Messages } from '../../../../words/say.ts';

const RANK = '{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.bid': 'Beste gehaltene Gebote',
  'feat.bid': `{bid, plural, =61 {${RANK} gerufen, {points} Augen geholt} other {2 mit {bid} gerufen, {points} Augen geholt}}`,
};
