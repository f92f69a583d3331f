import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}';
const RANK = '{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}';
const CARD =
  '{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}';
const THIRDS =
  '{thirds, plural, =0 {keine Punkte} =1 {ein Drittel} =2 {zwei Drittel} =3 {ein Punkt} other {{points} Punkte}}';
const EQUALS = '{rank, select, 3 {Dreien} 2 {Zweien} other {Asse}}';

/** Every trick game with Italian cards: names of cards and the log. */
export const TRICK_MESSAGES: Messages = {
  rank: `${RANK}`,
  // As it stands in a card’s corner.
  'rank.printed': '{rank, select, R {K} C {R} F {B} other {{rank}}}',
  suit: `${SUIT}`,
  card: `${CARD}`,
  'event.dealer': 'Ausgelost: {name} gibt zuerst',
  'event.play': `{name} spielt ${CARD}`,
  'event.trick.thirds': `{name} macht den Stich: ${THIRDS}`,
  'event.last-trick.thirds': `{name} macht den letzten Stich: ${THIRDS}`,
  // Threes, twos and aces that count together, as they are read aloud.
  equals: `vier ${EQUALS}`,
  'equals.missing': `drei ${EQUALS}, ohne ${SUIT}`,
  napoletana: `Napoletana in ${SUIT}`,
  'event.declare': '{name} sagt an: {what}, {points} Punkte',
};

/** Names of the options that the kit adds. */
export const TRICK_OPTIONS: Messages = {
  'option.deals': 'Nummerierte Spiele',
  'option.deals.about': 'Die Partie hat genau so viele Spiele, egal wie es steht; andere Tische spielen dieselben.',
};
