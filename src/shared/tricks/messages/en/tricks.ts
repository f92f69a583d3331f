import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {coins} C {cups} S {swords} other {clubs}}';
const RANK = '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}}';
const THIRDS =
  '{thirds, plural, =0 {no points} =1 {a third of a point} =2 {two thirds of a point} =3 {a point} other {{points} points}}';
const EQUALS = '{rank, select, 3 {threes} 2 {twos} other {aces}}';

/** Every trick game with Italian cards: names of cards and the log. */
export const TRICK_MESSAGES: Messages = {
  rank: `${RANK}`,
  // As it stands in a card’s corner.
  'rank.printed': '{rank, select, R {K} C {N} F {J} other {{rank}}}',
  suit: `${SUIT}`,
  card: `${RANK} of ${SUIT}`,
  'event.dealer': '{name} is drawn to deal first',
  'event.play': `{name} plays the ${RANK} of ${SUIT}`,
  'event.trick.thirds': `{name} takes the trick: ${THIRDS}`,
  'event.last-trick.thirds': `{name} takes the last trick: ${THIRDS}`,
  // Threes, twos and aces that count together, as they are read aloud.
  equals: `four ${EQUALS}`,
  'equals.missing': `three ${EQUALS}, all but ${SUIT}`,
  napoletana: `a napoletana in ${SUIT}`,
  'event.declare': '{name} declares {what}: {points} points',
};

/** Names of the options that the kit adds. */
export const TRICK_OPTIONS: Messages = {
  'option.deals': 'Numbered deals',
  'option.deals.about': 'The match lasts this many deals, whatever the score; other tables play the same ones.',
};
