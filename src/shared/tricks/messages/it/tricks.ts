import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';
const RANK = '{rank, select, 1 {asso} R {re} C {cavallo} F {fante} other {{rank}}}';
const THE_RANK = '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}}';
const THIRDS =
  '{thirds, plural, =0 {nessun punto} =1 {un terzo di punto} =2 {due terzi di punto} =3 {un punto} other {{points} punti}}';
const EQUALS = '{rank, select, 3 {tre} 2 {due} other {assi}}';

/** Every trick game with Italian cards: names of cards and the log. */
export const TRICK_MESSAGES: Messages = {
  rank: `${RANK}`,
  // As it stands in a card’s corner.
  'rank.printed': '{rank, select, R {R} C {C} F {F} other {{rank}}}',
  suit: `${SUIT}`,
  card: `${RANK} di ${SUIT}`,
  'event.dealer': 'A sorte tocca a {name} dare le carte',
  'event.play': `{name} gioca ${THE_RANK} di ${SUIT}`,
  'event.trick.thirds': `{name} prende: ${THIRDS}`,
  'event.last-trick.thirds': `{name} fa l’ultima presa: ${THIRDS}`,
  // Threes, twos and aces that count together, as they are read aloud.
  equals: `quattro ${EQUALS}`,
  'equals.missing': `tre ${EQUALS}, manca ${SUIT}`,
  napoletana: `napoletana a ${SUIT}`,
  'event.declare': '{name} accusa {what}: {points} punti',
};

/** Names of the options that the kit adds. */
export const TRICK_OPTIONS: Messages = {
  'option.deals': 'Smazzate numerate',
  'option.deals.about': 'Quante smazzate dura la partita, qualunque sia il punteggio; altri tavoli giocano le stesse.',
};
