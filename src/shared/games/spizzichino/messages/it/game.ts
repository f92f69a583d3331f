import type { Messages } from '../../../../i18n/translate.ts';
import { TRICK_MESSAGES } from '../../../../tricks/messages/it/tricks.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';
/** With its article. */
const THE_RANK = '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}}';

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  ...TRICK_MESSAGES,
  'game.name': 'Spizzichino',
  'game.about': 'In due, otto mazzetti coperti, e si lotta per ogni presa.',
  // The log: one sentence an event, and one for what follows from it.
  'event.deal': '{name} dà otto mazzetti da cinque',
  'event.choose': '{name} prende in mano due mazzetti e ne scopre due',
  'event.take': `{name} prende in mano ${THE_RANK} di ${SUIT}`,
  'event.play.pile': `{name} gioca ${THE_RANK} di ${SUIT} dal mazzetto {number}`,
  'event.scored': '{names} fa {points, plural, =0 {zero punti} one {# punto} other {# punti}} in questa smazzata',
};
