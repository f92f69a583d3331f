import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, D {coins} C {cups} S {swords} other {clubs}}';
const RANK = '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}}';
const EQUALS = '{rank, select, 3 {threes} 2 {twos} other {aces}}';
/** `points`: the thirds as one writes them, 1⅓. */
const THIRDS =
  '{thirds, plural, =0 {no points} =1 {a third of a point} =2 {two thirds of a point} =3 {a point} other {{points} points}}';

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Spizzichino',
  'game.about': 'Two players, eight unseen piles, every trick worth a fight.',
  // Why a move is refused, said to who tried it.
  'nothing-to-choose': 'piles are picked only right after the deal',
  'pile-twice': 'pick four different piles',
  'pile-gone': 'one of these piles is already taken',
  'no-trick': 'cards are played only once both have picked their piles',
  'out-of-reach': `the ${RANK} of ${SUIT} is neither in this hand nor on top of its piles`,
  'must-follow': `${SUIT} must be followed: there is one in the hand or on a pile`,
  'pile-empty': 'nothing is left in this pile',
  'no-honour': `only a 3, a 2 or an ace may be taken, not the ${RANK} of ${SUIT}`,
  'dealer-known': 'the dealer is drawn only once',
  'dealer-first': 'the first dealer must be drawn before the cards are dealt',
  'not-the-deck': 'a deal is all 40 cards, each once; here are {count} different ones',
  // Cards and declarations as they are read aloud.
  rank: RANK,
  suit: SUIT,
  card: `${RANK} of ${SUIT}`,
  equals: `four ${EQUALS}`,
  'equals.missing': `three ${EQUALS}, all but ${SUIT}`,
  napoletana: `a napoletana in ${SUIT}`,
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': '{name} is drawn as the first dealer',
  'event.deal': '{name} deals eight piles of five',
  'event.choose': '{name} picks two piles for the hand and turns two up',
  'event.take': `{name} takes the ${RANK} of ${SUIT} into the hand`,
  'event.play': `{name} plays the ${RANK} of ${SUIT}`,
  'event.play.pile': `{name} plays the ${RANK} of ${SUIT} from pile {number}`,
  'event.declare': '{name} declares {what}: {points} points',
  'event.trick': `{name} takes the trick: ${THIRDS}`,
  'event.last-trick': `{name} takes the last trick: ${THIRDS}`,
  'event.scored': '{name} makes {points, plural, =0 {no points} one {# point} other {# points}} in this deal',
};
