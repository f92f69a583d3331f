import type { Messages } from '../../../../i18n/translate.ts';

const SUIT = '{suit, select, C {fiori} D {quadri} H {cuori} other {picche}}';
const RANK = '{rank, select, A {asso} K {re} Q {donna} J {fante} other {{rank}}}';
/** With its article. */
const THE_RANK = '{rank, select, A {l’asso} K {il re} Q {la donna} J {il fante} other {il {rank}}}';

/** Italian. Sentences of an option’s value stand under `option.NAME.VALUE`. */
export const GAME_MESSAGES: Messages = {
  'game.name': 'Briscola Chiamata',
  'game.about': 'Cinque giocatori, un’asta, un socio segreto.',
  // Cards and bids as they are read aloud.
  rank: RANK,
  // As it stands in a card’s corner.
  'rank.printed': '{rank, select, K {R} Q {D} J {F} other {{rank}}}',
  suit: SUIT,
  card: `${RANK} di ${SUIT}`,
  bid: '{points, plural, =61 {{rank}} other {2 a {points}}}',
  // The log: one sentence an event, and one for what follows from it.
  'event.dealer': 'A sorte tocca a {name} dare le carte',
  'event.deal': '{name} dà le carte',
  'event.throw-in': '{name} manda a monte: {dealer} ridà le carte',
  'event.bid': `{name} chiama ${THE_RANK}`,
  'event.bid.points': '{name} chiama il 2 a {points}',
  'event.pass': '{name} passa',
  'event.trump': `{name} dice: briscola ${SUIT}`,
  'event.play': `{name} gioca ${THE_RANK} di ${SUIT}`,
  'event.passed-out': 'Passano tutti: ora dà le carte {name}',
  'event.auction': '{name} vince l’asta e deve fare {points} punti',
  'event.called': `La carta chiamata è ${THE_RANK} di ${SUIT}`,
  'event.teammate': 'Esce la carta chiamata: il socio è {name}',
  'event.alone': 'Esce la carta chiamata: {name} gioca contro tutti',
  'event.trick': '{name} prende: {points, plural, =0 {nessun punto} one {# punto} other {# punti}}',
  'event.last-trick': '{name} prende: {points, plural, =0 {nessun punto} one {# punto} other {# punti}}',
  'event.made': '{name} ce la fa: {points} punti su {bid}',
  'event.lost': '{name} non ce la fa: {points} punti su {bid}',
};
