import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {coins} C {cups} S {swords} other {clubs}}';

/** Why the kit's rules refuse a move; pages that draw no rules load them once a move is refused. */
export const TRICK_REFUSALS: Messages = {
  'no-trick': 'no cards are being played now',
  'not-in-hand': 'that card is not in this hand',
  'must-follow': `${SUIT} must be followed: there is one in this hand`,
  'must-beat': 'a card that takes the trick must be played: there is one in this hand',
  'not-after-call': 'that card does not go with what was just called',
  'no-call-now': 'only the leader of a trick may call, once, before the card',
  'call-untrue': 'that call would not be true of this hand',
  'dealer-known': 'the dealer is drawn only once',
  'dealer-first': 'the first dealer must be drawn before the cards are dealt',
  'no-such-seat': 'nobody sits there',
  'not-the-deck': 'a deal is all the cards, each once; here are {count} different ones',
};
