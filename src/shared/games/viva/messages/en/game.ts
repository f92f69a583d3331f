import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {red} pink {pink} blue {blue} yellow {yellow} green {green} other {black}}';

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Three houses, six colours, and a race to get rid of your cards.',
  // Why a move is refused, said to who tried it.
  'not-the-card-taken': 'after taking a card, you may play only that one: {taken}',
  'blocked-by-general': `blocked: it shows ${COLOUR}, like the blocking card`,
  'blocked-by-own': `blocked: it shows ${COLOUR}, like your own blocking card`,
  'no-match': 'no match: {card} shares no colour with {top} on house {house}',
  'keep-one': 'you must keep a card: your last card goes on a blocking card',
  'last-no-match': 'your last card must share a colour with the blocking card: {card} and {blocking} share none',
  // Cards as they are read aloud.
  'colour.red': 'red',
  'colour.pink': 'pink',
  'colour.blue': 'blue',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.black': 'black',
  'card.one': '{first}',
  'card.two': '{first} and {second}',
  // The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them.
  'event.starter': '{name} starts the first round',
  'event.deal': 'Round {round} is dealt',
  'event.deal.tie-break': 'It’s a tie: a tie-break round is dealt',
  'event.restock': 'The stock is reshuffled',
  'event.play': '{name} plays {card} on house {house}',
  'event.play.stacked': '{name} plays {copies} {card} on house {house}',
  'event.play.spread': '{name} plays {copies} {card} on houses {houses}',
  'event.take': '{name} takes a card',
  'event.pass': '{name} passes',
  'event.viva': '{name} calls VIVA!',
  'event.block': '{name} makes {card} the new blocking card',
  'event.last': '{name} plays their last card on the blocking card and goes out',
  'event.last.own': '{name} plays their last card on their own blocking card and goes out',
  'event.catch': '{name} calls out {player}’s play: it was allowed',
  'event.catch.caught': '{name} catches {player}: the play is undone and costs three cards',
  'event.round': '{name} gets a winner’s card; {loser} is left with cards',
  'event.tie-break': '{name} wins the tie-break',
};
