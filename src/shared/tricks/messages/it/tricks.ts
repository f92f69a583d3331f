import type { Messages } from '../../../i18n/translate.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';
const RANK = '{rank, select, 1 {asso} R {re} C {cavallo} F {fante} other {{rank}}}';
const THE_RANK = '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}}';
const THIRDS =
  '{thirds, plural, =0 {niente} =1 {un terzo di punto} =2 {due terzi di punto} =3 {un punto} other {{points} punti}}';
const EQUALS = '{rank, select, 3 {tre} 2 {due} other {assi}}';

/** Every trick game with Italian cards: refusals, names of cards, and the log. */
export const TRICK_MESSAGES: Messages = {
  'no-trick': 'adesso non si gioca nessuna carta',
  'not-in-hand': 'questa carta non è in mano',
  'must-follow': `bisogna rispondere a ${SUIT}: ce n’è in mano`,
  'must-beat': 'bisogna giocare una carta che prende: ce n’è in mano',
  'not-after-call': 'questa carta non va con quello che è stato detto',
  'no-call-now': 'parla solo chi esce, una volta, prima di giocare',
  'call-untrue': 'con queste carte non sarebbe vero',
  'dealer-known': 'il mazziere si sorteggia una volta sola',
  'dealer-first': 'prima di dare le carte va sorteggiato il primo mazziere',
  'no-such-seat': 'lì non siede nessuno',
  'not-the-deck': 'una smazzata ha tutte le carte, una volta ciascuna; qui le carte diverse sono {count}',
  rank: `${RANK}`,
  suit: `${SUIT}`,
  card: `${RANK} di ${SUIT}`,
  upcard: '{suit, select, D {Denari} C {Coppe} S {Spade} other {Bastoni}}',
  'event.dealer': 'Primo mazziere per sorteggio: {name}',
  'event.deal': '{name} dà le carte',
  'event.trump': `Briscola è ${SUIT}: si scopre ${THE_RANK}`,
  'event.call': '{name} dice «{call}»',
  'event.play': `{name} gioca ${THE_RANK} di ${SUIT}`,
  'event.trick': '{name} prende: {points, plural, =0 {niente} one {# punto} other {# punti}}',
  'event.trick.thirds': `{name} prende: ${THIRDS}`,
  'event.last-trick': '{name} fa l’ultima presa: {points, plural, =0 {niente} one {# punto} other {# punti}}',
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
  'option.deals.about':
    'La partita è di tante smazzate, qualunque sia il totale: agli altri tavoli si giocano le stesse.',
};
