import type { Messages } from '../../../../words/say.ts';

const CALLED = '{rank, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {rank}}}';

/** Bids that were kept, as the house's book tells them. */
export const FEATS: Messages = {
  'feats.bid': 'Le migliori chiamate mantenute',
  'feat.bid': `{bid, plural, =61 {Chiamato ${CALLED}, fatti {points} punti} other {Chiamato il 2 a {bid}, fatti {points} punti}}`,
};
