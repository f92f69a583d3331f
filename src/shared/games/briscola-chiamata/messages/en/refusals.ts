import type { Messages } from '../../../../i18n/translate.ts';

/** Why the rules refuse a move, said to who tried it. */
export const REFUSAL_MESSAGES: Messages = {
  'not-asked': 'you weren’t asked whether to throw in your hand',
  'no-auction': 'you can bid or pass only during the auction',
  'has-passed': 'you’ve passed, so you’re out of the auction',
  'rank-not-lower':
    'you must bid a rank below the {standing, select, A {ace} K {king} Q {queen} J {jack} other {{standing}}}',
  'only-twos': 'after a 2, only a 2 with more points is higher',
  'number-missing': 'bid more than {standing} points with the 2',
  'number-too-early': 'you can bid points only after somebody has bid 2',
  'number-not-higher': 'you must bid more than {standing} points',
  'no-trump-now': 'only the declarer names the trump, before the first lead',
  'no-trick': 'you can’t play a card until the trump is named',
  'not-in-hand': '{rank}{suit} isn’t in your hand',
  'dealer-known': 'the first dealer has already been drawn',
  'dealer-first': 'draw the first dealer before dealing',
  'not-the-deck': 'a deal is all 40 cards, each once; here there are {count} different ones',
};
