import type { Messages } from '#shared/i18n/translate.ts';

const SUIT = '{suit, select, D {denari} C {coppe} S {spade} other {bastoni}}';

const THE_RANK = '{rank, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {rank}}}';

/** What the kit's own table, slips and score sheet say besides. */
export const WHOLE_TABLE: Messages = {
  upcard: '{suit, select, D {Denari} C {Coppe} S {Spade} other {Bastoni}}',
  'event.deal': '{name} dà le carte',
  'event.trump': `Si gira ${THE_RANK}: la briscola è ${SUIT}`,
  'event.call': '{name} dice «{call}»',
  'event.trick': '{name} prende: {points, plural, =0 {nessun punto} one {# punto} other {# punti}}',
  'event.last-trick': '{name} fa l’ultima presa: {points, plural, =0 {nessun punto} one {# punto} other {# punti}}',
  'zone.pack': 'Il mazzo, accanto al mazziere',
  'zone.stock': 'Il mazzo, {count, plural, one {# carta} other {# carte}}',
  'zone.upcard': 'La carta scoperta',
  'refused.follow': 'Devi rispondere a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}.',
  'refused.beat': 'Devi giocare una carta che prende.',
  'note.points': 'Punti: {points}',
  'status.trump': 'Briscola',
  'status.stock': 'Mazzo',
  'actions.title': 'Prima di giocare',
  'score.side': '{names}: {worth} di prese, {points} per la partita',
  'score.total': 'Totale',
  'score.table': 'Punteggio per smazzata e giocatore',
};

/** In place of those, where each deal is a game that is won or not. */
export const GAMES_TABLE: Messages = {
  'status.deal':
    '{games, select, 1 {Partita unica} 3 {Partita {deal}, a 2 vittorie} 5 {Partita {deal}, a 3 vittorie} other {Partita {deal}, a 4 vittorie}}',
  'status.total': 'Vinte',
  'score.deal': 'Partita',
  'score.total': 'Partite vinte',
  'score.side': '{names}: {worth} punti{points, plural, =0 {} other {, partita vinta}}',
};
