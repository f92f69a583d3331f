import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, D {Münzen} C {Kelche} S {Schwerter} other {Stäbe}}';
const RANK = '{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}';
/** A card goes by the short form of its suit: Kelch-König. */
const CARD = `{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-${RANK}`;
const EQUALS = '{rank, select, 3 {Dreier} 2 {Zweier} other {Asse}}';
/** `points`: the thirds as one writes them, 1⅓. */
const THIRDS =
  '{thirds, plural, =0 {keine Punkte} =1 {ein Drittel} =2 {zwei Drittel} =3 {ein Punkt} other {{points} Punkte}}';

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Spizzichino',
  'game.about': 'Zwei am Tisch, acht verdeckte Stapel, und jeder Stich ist einen Streit wert.',
  // Cards and declarations as they are read aloud.
  rank: RANK,
  suit: SUIT,
  card: CARD,
  equals: `vier ${EQUALS}`,
  'equals.missing': `drei ${EQUALS}, ohne ${SUIT}`,
  napoletana: `Napoletana in ${SUIT}`,
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': 'Das Los sagt: Als Erstes gibt {name}',
  'event.deal': '{name} gibt acht Stapel zu fünf Karten',
  'event.choose': '{name} nimmt zwei Stapel auf die Hand und legt zwei aus',
  'event.take': `{name} nimmt ${CARD} auf die Hand`,
  'event.play': `{name} spielt ${CARD}`,
  'event.play.pile': `{name} spielt ${CARD} von Stapel {number}`,
  'event.declare': '{name} sagt an: {what}, {points} Punkte',
  'event.trick': `{name} macht den Stich: ${THIRDS}`,
  'event.last-trick': `{name} macht den letzten Stich: ${THIRDS}`,
  'event.scored': '{name} holt in diesem Spiel {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
};
