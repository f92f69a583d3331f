import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {fiori} D {quadri} H {cuori} other {picche}}';
const RANK = '{rank, select, A {asso} K {re} Q {donna} J {fante} other {{rank}}}';
/** With its article. */
const THE_RANK = '{rank, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {rank}}}';
/** A rank that a bid stands at. */
const STANDING = '{standing, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {standing}}}';

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'In cinque, un’asta, un socio segreto.',
  // Why a move is refused, said to who tried it.
  'not-asked': 'a questo posto nessuno chiede di mandare a monte',
  'no-auction': 'si chiama e si passa durante l’asta',
  'has-passed': 'questo posto è passato, e chi passa resta fuori',
  'rank-not-lower': `la chiamata deve scendere sotto ${STANDING}`,
  'only-twos': 'chiamato il 2, lo supera solo un 2 con più punti',
  'number-missing': 'con il 2 ci vogliono più di {standing} punti',
  'number-too-early': 'i punti si chiamano solo sopra un 2 già chiamato',
  'number-not-higher': 'ci vogliono più di {standing} punti',
  'no-trump-now': 'la briscola la nomina solo il chiamante, prima che esca la prima carta',
  'no-trick': 'si gioca solo dopo che è nominata la briscola',
  'not-in-hand': '{card}: in mano non c’è',
  'dealer-known': 'il mazziere si sorteggia una volta sola',
  'dealer-first': 'prima di dare le carte va sorteggiato il primo mazziere',
  'not-the-deck': 'una smazzata ha tutte le 40 carte, una volta ciascuna; qui le carte diverse sono {count}',
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
  'event.made': '{points} punti su {bid}: {name} ce l’ha fatta',
  'event.lost': '{points} punti su {bid}: {name} non ce l’ha fatta',
};
