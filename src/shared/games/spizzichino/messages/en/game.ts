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
