import type { Messages } from '#shared/i18n/translate.ts';

/** The table, the slips and the score sheet of every trick game. */
export const TRICK_TABLE: Messages = {
  'zone.pack': 'Il mazzo, da chi dà le carte',
  'zone.stock': 'Il mazzo, {count, plural, one {# carta} other {# carte}}',
  'zone.upcard': 'La carta scoperta',
  'refused.turn': 'Non tocca a te.',
  'refused.follow': 'Bisogna rispondere a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}.',
  'refused.beat': 'Bisogna giocare una carta che prende.',
  'note.points': 'Punti: {points}',
  'status.deal': 'Smazzata {deal}, ai {target}',
  'status.numbered': 'Smazzata {deal} di {deals}',
  'status.trump': 'Briscola',
  'status.stock': 'Mazzo',
  'status.player': 'Nome',
  'status.tricks': 'Prese',
  'status.points': 'Punti',
  'status.total': 'Partita',
  'actions.title': 'Prima della carta',
  'announced.last-trick': 'L’ultima presa',
  'review.title': 'L’ultima presa',
  'review.away': 'Rimetti a posto',
  'score.side': '{names}: {worth} di prese, {points} per la partita',
  'score.deal': 'Smazzata',
  'score.total': 'Totale',
  'score.table': 'Punteggio per smazzata e persona',
};

/** In place of those, where each deal is a game that is won or not. */
export const GAMES_TABLE: Messages = {
  'status.deal': '{games, plural, one {Partita unica} other {Partita {deal}, al meglio di #}}',
  'status.total': 'Vinte',
  'score.deal': 'Partita',
  'score.total': 'Vinte',
  'score.side': '{names}: {worth} punti{points, plural, =0 {} other {, partita vinta}}',
};
