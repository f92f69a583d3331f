import type { Messages } from '../../../../i18n/translate.ts';

const COLOUR = '{colour, select, red {red} pink {pink} blue {blue} yellow {yellow} green {green} other {black}}';

const ABOUT: Messages = {
  'game.name': 'VIVA',
  'game.about': 'Three houses, six colours, and whoever is rid of their cards first.',
};

/** Why a move is refused, said to who tried it. */
const REFUSALS: Messages = {
  'no-such-youngest': 'seat {seat} can’t start: nobody sits there',
  'too-many-rounds': 'this edition has winner’s cards for {most} rounds, not for {rounds}',
  'starter-first': 'chance must first name who starts',
  'no-such-starter': 'seat {seat} can’t start: nobody sits there',
  'deal-first': 'the cards must be dealt now',
  'not-the-deal': 'a deal is all {count} cards of the edition',
  'restock-first': 'a new stock must be shuffled now',
  'not-the-restock': 'the new stock must be just the {count} cards that can be shuffled',
  'no-play-now': 'now is not the time to play a card on a house',
  'no-take-now': 'a card is taken only at the beginning of a turn',
  'no-pass-now': 'now is not the time to pass',
  'no-viva-now': 'VIVA needs one colour on all three houses, right after a play of one’s own',
  'no-block-now': 'a new blocking card is laid only after VIVA or a last card',
  'no-last-now': 'a last card is laid only at the beginning of a turn',
  'not-the-card-taken': 'after taking a card, only that card may be played: {taken}',
  'blocked-by-general': `blocked: it shows ${COLOUR}, like the blocking card`,
  'blocked-by-own': `blocked: it shows ${COLOUR}, like the seat’s own blocking card`,
  'no-match': 'no match: {card} has no colour in common with {top} on house {house}',
  'mixed-placement': 'identical cards go each on a different house, in their order, or all on one',
  'not-in-hand': 'the hand holds {copies, plural, =0 {no {card}} one {only one {card}} other {only # of {card}}}',
  'keep-one': 'a play must leave a card in the hand: the last card goes on a blocking card',
  'nothing-to-take': 'there is no card left to take',
  'take-instead': 'a turn can’t be passed as long as there is a card to take',
  'must-play': 'there is nothing to take, so what can be played must be played',
  'not-the-last-card': 'only the last card of a hand goes on a blocking card',
  'no-own-blocker': 'there is no such blocking card to lay it on',
  'last-no-match': 'the last card must have a colour in common with the blocking card: {card} and {blocking} have none',
  'policing-enforced': 'at this table nothing forbidden can be played, so there is nothing to call out',
  'too-late': 'there is no play that could be called out now',
  'own-play': 'one can’t call out a play of one’s own',
  'called-already': 'this seat has called out the play already',
};

/** Cards as they are read aloud. */
const CARD_MESSAGES: Messages = {
  'colour.red': 'red',
  'colour.pink': 'pink',
  'colour.blue': 'blue',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.black': 'black',
  'card.one': '{first}',
  'card.two': '{first} and {second}',
};

/** The log: one sentence an event. `card` is a card read aloud; houses count from one; `houses` is a list of them. */
const EVENTS: Messages = {
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

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = { ...ABOUT, ...REFUSALS, ...CARD_MESSAGES, ...EVENTS };
