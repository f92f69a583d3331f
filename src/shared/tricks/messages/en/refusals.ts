import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {coins} C {cups} S {swords} other {clubs}}';

/** Why the kit's rules refuse a move; pages that draw no rules load them once a move is refused. */
export const TRICK_REFUSALS: Messages = {
  'no-trick': 'it’s not time to play a card',
  'not-in-hand': 'that card isn’t in your hand',
  'must-follow': `you must follow suit: you have ${SUIT}`,
  'must-beat': 'you have a card that takes the trick, so you must play one',
  'not-after-call': 'that card doesn’t match your call',
  'no-call-now': 'only whoever leads may call, once, before playing',
  'call-untrue': 'that call isn’t true of your hand',
  'dealer-known': 'the first dealer has already been drawn',
  'dealer-first': 'draw the first dealer before dealing',
  'no-such-seat': 'nobody sits there',
  'not-the-deck': 'a deal is all the cards, each once; here there are {count} different ones',
};
