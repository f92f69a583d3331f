import type { Messages } from '#shared/i18n/translate.ts';

const SUIT = '{suit, select, D {coins} C {cups} S {swords} other {clubs}}';
const RANK = '{rank, select, 1 {ace} R {king} C {knight} F {jack} other {{rank}}}';

/** What the kit's own table, slips and score sheet say besides. */
export const WHOLE_TABLE: Messages = {
  upcard: '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}}',
  'event.deal': '{name} deals',
  'event.trump': `The ${RANK} is turned up: ${SUIT} are trump`,
  'event.call': '{name} calls “{call}”',
  'event.trick': '{name} takes the trick: {points, plural, =0 {no points} one {# point} other {# points}}',
  'event.last-trick': '{name} takes the last trick: {points, plural, =0 {no points} one {# point} other {# points}}',
  'zone.pack': 'The pack, beside the dealer',
  'zone.stock': 'The stock, {count, plural, one {# card} other {# cards}}',
  'zone.upcard': 'The turned-up card',
  'refused.follow': 'You must follow suit: {suit, select, D {coins} C {cups} S {swords} other {clubs}}.',
  'refused.beat': 'You must play a card that takes the trick.',
  'note.points': 'Points: {points}',
  'status.trump': 'Trump',
  'status.stock': 'Stock',
  'actions.title': 'Before you play',
  'score.side': '{names}: {worth} in tricks, {points} for the match',
  'score.total': 'Total',
  'score.table': 'Score by deal and player',
};

/** In place of those, where each deal is a game that is won or not. */
export const GAMES_TABLE: Messages = {
  'status.deal':
    '{games, select, 1 {One game} 3 {Game {deal}, to 2 wins} 5 {Game {deal}, to 3 wins} other {Game {deal}, to 4 wins}}',
  'status.total': 'Games',
  'score.deal': 'Game',
  'score.total': 'Games won',
  'score.side': '{names}: {worth} points{points, plural, =0 {} other {, game won}}',
};
