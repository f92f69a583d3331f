import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {clubs} D {diamonds} H {hearts} other {spades}}';
const RANK = '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}}';
/** A rank that a bid stands at. */
const STANDING = '{standing, select, A {ace} K {king} Q {queen} J {jack} other {{standing}}}';

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'Five players, one auction, one secret teammate.',
  // Why a move is refused, said to who tried it.
  'not-asked': 'nobody asks this seat whether it throws its hand in',
  'no-auction': 'bids and passes belong to the auction',
  'has-passed': 'this seat has passed, and a pass is final',
  'rank-not-lower': `the bid must name a rank below the ${STANDING}`,
  'only-twos': 'once 2 is bid, only 2 with a higher number goes over it',
  'number-missing': 'name a number above {standing} with the 2',
  'number-too-early': 'a number goes only over a 2 that was already bid',
  'number-not-higher': 'the number must be above {standing}',
  'no-trump-now': 'only the winner of the auction names the trump, before the first card is led',
  'no-trick': 'cards are played only once the trump is named',
  'not-in-hand': '{card} is not in this hand',
  'dealer-known': 'the dealer is drawn only once',
  'dealer-first': 'the first dealer must be drawn before the cards are dealt',
  'not-the-deck': 'a deal is all 40 cards, each once; here are {count} different ones',
  // Cards and bids as they are read aloud.
  rank: RANK,
  suit: SUIT,
  card: `${RANK} of ${SUIT}`,
  bid: '{points, plural, =61 {{rank}} other {2 with {points}}}',
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': '{name} is drawn as the first dealer',
  'event.deal': '{name} deals',
  'event.throw-in': '{name} throws in a weak hand: {dealer} deals again',
  'event.bid': `{name} bids ${RANK}`,
  'event.bid.points': '{name} bids 2 with {points}',
  'event.pass': '{name} passes',
  'event.trump': `{name} makes ${SUIT} trump`,
  'event.play': `{name} plays the ${RANK} of ${SUIT}`,
  'event.passed-out': 'Nobody bids: {name} deals next',
  'event.auction': '{name} wins the auction and must reach {points} points',
  'event.called': `The called card is the ${RANK} of ${SUIT}`,
  'event.teammate': '{name} played the called card: the teammate is known',
  'event.alone': '{name} played the called card and stands alone against four',
  'event.trick': '{name} takes the trick: {points, plural, =0 {no points} one {# point} other {# points}}',
  'event.made': '{points} points with {bid} to reach: {name} has made it',
  'event.lost': '{points} points with {bid} to reach: {name} has failed',
};
