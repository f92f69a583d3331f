import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {red} pink {pink} blue {blue} yellow {yellow} green {green} other {black}}';

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Three houses, six colours, and whoever is rid of their cards first.',
  // Why a move is refused, said to who tried it.
  'not-the-card-taken': 'after taking a card, only that card may be played: {taken}',
  'blocked-by-general': `blocked: it shows ${COLOUR}, like the blocking card`,
  'blocked-by-own': `blocked: it shows ${COLOUR}, like the seat’s own blocking card`,
  'no-match': 'no match: {card} has no colour in common with {top} on house {house}',
  'keep-one': 'a play must leave a card in the hand: the last card goes on a blocking card',
  'last-no-match': 'the last card must have a colour in common with the blocking card: {card} and {blocking} have none',
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
  'event.deal.tie-break': 'It is a draw: a tie-break round is dealt',
  'event.restock': 'A new stock is shuffled',
  'event.play': '{name} plays {card} on house {house}',
  'event.play.stacked': '{name} plays {copies} {card} on house {house}',
  'event.play.spread': '{name} plays {copies} {card} on houses {houses}',
  'event.take': '{name} takes a card',
  'event.pass': '{name} passes',
  'event.viva': '{name} calls VIVA!',
  'event.block': '{name} lays {card} as the new blocking card',
  'event.last': '{name} lays the last card on the blocking card and is out',
  'event.last.own': '{name} lays the last card on the own blocking card and is out',
  'event.catch': '{name} calls out {player}’s play: it was permitted',
  'event.catch.caught': '{name} catches {player}: the play is undone and costs three cards',
  'event.round': '{name} takes a winner’s card; {loser} is left with cards',
  'event.tie-break': '{name} wins the tie-break',
};
