import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/de/tricks.ts';

const RANK = '{rank, select, 1 {Ass} R {König} C {Reiter} F {Bube} other {{rank}}}';
/** A card goes by the short form of its suit: Kelch-König. */
const CARD = `{suit, select, D {Münz} C {Kelch} S {Schwert} other {Stab}}-${RANK}`;

/** German. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Spizzichino',
  'game.about': 'Zu zweit, acht verdeckte Stapel, und um jeden Stich wird gekämpft.',
  // The log: one sentence an event, and one for what follows from it.
  'event.deal': '{name} gibt acht Stapel zu je fünf Karten',
  'event.choose': '{name} nimmt zwei Stapel auf die Hand und deckt zwei auf',
  'event.take': `{name} nimmt ${CARD} auf die Hand`,
  'event.play.pile': `{name} spielt ${CARD} von Stapel {number}`,
  'event.scored': '{names} holt in diesem Spiel {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}',
};
