import type { Messages } from '../../../i18n/translate.ts';

/** What every trick game says: why a move is refused, and the log of a deal. */
export const TRICK_MESSAGES: Messages = {
  'no-trick': 'no cards are being played now',
  'not-in-hand': 'that card is not in this hand',
  'must-follow':
    '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}} must be followed: there is one in the hand',
  'must-beat': 'a card that takes the trick must be played: there is one in the hand',
  'not-after-call': 'that card does not go with what was just called',
  'dealer-known': 'the dealer is drawn only once',
  'dealer-first': 'the first dealer must be drawn before the cards are dealt',
  'no-such-seat': 'nobody sits there',
  'not-the-deck': 'a deal is all the cards, each once; here are {count} different ones',
};
