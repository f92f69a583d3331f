import type { Messages } from '#shared/i18n/translate.ts';

/** What the kit's own table, slips and score sheet say besides. */
export const WHOLE_TABLE: Messages = {
  'zone.pack': 'Il mazzo, da chi dà le carte',
  'zone.stock': 'Il mazzo, {count, plural, one {# carta} other {# carte}}',
  'zone.upcard': 'La carta scoperta',
  'refused.follow': 'Bisogna rispondere a {suit, select, D {denari} C {coppe} S {spade} other {bastoni}}.',
  'refused.beat': 'Bisogna giocare una carta che prende.',
  'note.points': 'Punti: {points}',
  'status.trump': 'Briscola',
  'status.stock': 'Mazzo',
  'actions.title': 'Prima della carta',
  'announced.last-trick': 'L’ultima presa',
  'score.side': '{names}: {worth} di prese, {points} per la partita',
  'score.total': 'Totale',
  'score.table': 'Punteggio per smazzata e persona',
};
