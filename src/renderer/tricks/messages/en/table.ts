import type { Messages } from '#shared/i18n/translate.ts';

/** The table, the slips and the score sheet of every trick game. */
export const TRICK_TABLE: Messages = {
  'zone.pack': 'The pack, at the dealer’s',
  'zone.stock': 'The stock, {count, plural, one {# card} other {# cards}}',
  'zone.upcard': 'The turned-up card',
  'refused.turn': 'It is not your turn.',
  'refused.follow': 'You must follow suit: {suit, select, D {coins} C {cups} S {swords} other {clubs}}.',
  'refused.beat': 'You must play a card that takes the trick.',
  'note.points': 'Points: {points}',
  'status.deal': 'Deal {deal}, to {target}',
  'status.numbered': 'Deal {deal} of {deals}',
  'status.trump': 'Trump',
  'status.stock': 'Stock',
  'status.player': 'Player',
  'status.tricks': 'Tricks',
  'status.points': 'Points',
  'status.total': 'Match',
  'actions.title': 'Before your card',
  'announced.last-trick': 'The last trick',
  'review.title': 'The last trick',
  'review.away': 'Put it back',
  'score.side': '{names}: {worth} in tricks, {points} for the match',
  'score.deal': 'Deal',
  'score.total': 'Total',
  'score.table': 'Score by deal and player',
};

/** In place of those, where each deal is a game that is won or not. */
export const GAMES_TABLE: Messages = {
  'status.deal': '{games, plural, one {One game} other {Game {deal}, best of #}}',
  'status.total': 'Games',
  'score.deal': 'Game',
  'score.total': 'Games won',
  'score.side': '{names}: {worth} points{points, plural, =0 {} other {, game won}}',
};
