import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {fiori} D {quadri} H {cuori} other {picche}}';
const RANK = '{rank, select, A {asso} K {re} Q {donna} J {fante} other {{rank}}}';
/** With its article. */
const THE_RANK = '{rank, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {rank}}}';

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'In cinque, un’asta, un socio segreto.',
  // Cards and bids as they are read aloud.
  rank: RANK,
  suit: SUIT,
  card: `${RANK} di ${SUIT}`,
  bid: '{points, plural, =61 {{rank}} other {2 a {points}}}',
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': 'Primo mazziere per sorteggio: {name}',
  'event.deal': '{name} dà le carte',
  'event.throw-in': '{name} manda a monte: {dealer} dà di nuovo',
  'event.bid': `{name} chiama ${THE_RANK}`,
  'event.bid.points': '{name} chiama il 2 a {points}',
  'event.pass': '{name} passa',
  'event.trump': `{name} dice: briscola ${SUIT}`,
  'event.play': `{name} gioca ${THE_RANK} di ${SUIT}`,
  'event.passed-out': 'Nessuno chiama: ora dà le carte {name}',
  'event.auction': '{name} vince l’asta e deve fare {points} punti',
  'event.called': `La carta chiamata è ${THE_RANK} di ${SUIT}`,
  'event.teammate': '{name} ha giocato la carta chiamata: il socio è scoperto',
  'event.alone': '{name} ha giocato la carta chiamata: da un lato uno, dall’altro quattro',
  'event.trick': '{name} prende: {points, plural, =0 {niente} one {# punto} other {# punti}}',
  'event.last-trick': '{name} prende: {points, plural, =0 {niente} one {# punto} other {# punti}}',
  'event.made': '{points} punti su {bid}: {name} ce l’ha fatta',
  'event.lost': '{points} punti su {bid}: {name} non ce l’ha fatta',
};
