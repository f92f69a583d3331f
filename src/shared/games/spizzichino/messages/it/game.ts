import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';
const RANK = '{rank, select, 1 {asso} R {re} C {cavallo} F {fante} other {{rank}}}';
/** With its article. */
const THE_RANK = '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}}';
const EQUALS = '{rank, select, 3 {tre} 2 {due} other {assi}}';
/** `points`: the thirds as one writes them, 1⅓. */
const THIRDS =
  '{thirds, plural, =0 {niente} =1 {un terzo di punto} =2 {due terzi di punto} =3 {un punto} other {{points} punti}}';

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Spizzichino',
  'game.about': 'In due, otto mazzetti mai visti, e ogni presa vale una lotta.',
  // Cards and declarations as they are read aloud.
  rank: RANK,
  suit: SUIT,
  card: `${RANK} di ${SUIT}`,
  equals: `quattro ${EQUALS}`,
  'equals.missing': `tre ${EQUALS}, manca ${SUIT}`,
  napoletana: `napoletana a ${SUIT}`,
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': 'Primo mazziere per sorteggio: {name}',
  'event.deal': '{name} dà otto mazzetti da cinque',
  'event.choose': '{name} sceglie due mazzetti per la mano e ne scopre due',
  'event.take': `{name} prende in mano ${THE_RANK} di ${SUIT}`,
  'event.play': `{name} gioca ${THE_RANK} di ${SUIT}`,
  'event.play.pile': `{name} gioca ${THE_RANK} di ${SUIT} dal mazzetto {number}`,
  'event.declare': '{name} accusa {what}: {points} punti',
  'event.trick': `{name} prende: ${THIRDS}`,
  'event.last-trick': `{name} fa l’ultima presa: ${THIRDS}`,
  'event.scored': '{name} fa {points, plural, =0 {zero punti} one {# punto} other {# punti}} in questa smazzata',
};
