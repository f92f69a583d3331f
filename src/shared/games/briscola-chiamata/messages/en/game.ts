import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {clubs} D {diamonds} H {hearts} other {spades}}';
const RANK = '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}}';

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'Five players, one auction, one secret partner.',
  // Cards and bids as they are read aloud.
  rank: RANK,
  // As it stands in a card’s corner.
  'rank.printed': '{rank, select, K {K} Q {Q} J {J} other {{rank}}}',
  suit: SUIT,
  card: `${RANK} of ${SUIT}`,
  bid: '{points, plural, =61 {{rank}} other {2 with {points}}}',
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': '{name} is drawn to deal first',
  'event.deal': '{name} deals',
  'event.throw-in': '{name} throws in a weak hand: {dealer} deals again',
  'event.bid': `{name} bids ${RANK}`,
  'event.bid.points': '{name} bids 2 with {points}',
  'event.pass': '{name} passes',
  'event.trump': `{name} makes ${SUIT} trump`,
  'event.play': `{name} plays the ${RANK} of ${SUIT}`,
  'event.passed-out': 'Nobody bids: {name} deals next',
  'event.auction': '{name} wins the auction and needs {points} points',
  'event.called': `The called card is the ${RANK} of ${SUIT}`,
  'event.teammate': 'The called card is out: {name} is the partner',
  'event.alone': 'The called card is out: {name} is alone against four',
  'event.trick': '{name} takes the trick: {points, plural, =0 {no points} one {# point} other {# points}}',
  'event.last-trick': '{name} takes the trick: {points, plural, =0 {no points} one {# point} other {# points}}',
  'event.made': '{name} makes the contract: {points} points, {bid} needed',
  'event.lost': '{name} falls short: {points} points, {bid} needed',
};
