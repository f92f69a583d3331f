import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/en/tricks.ts';

const SUIT = '{suit, select, D {coins} C {cups} S {swords} other {clubs}}';
const RANK = '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}}';

/** English. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Spizzichino',
  'game.about': 'Two players, eight hidden piles, every trick worth a fight.',
  // The log: one sentence an event, and one for what follows from it.
  'event.deal': '{name} deals eight piles of five',
  'event.choose': '{name} picks two piles as a hand and turns up two',
  'event.take': `{name} takes the ${RANK} of ${SUIT} from a pile`,
  'event.play.pile': `{name} plays the ${RANK} of ${SUIT} from pile {number}`,
  'event.scored': '{names} scores {points, plural, =0 {no points} one {# point} other {# points}} in this deal',
};
