import type { Messages } from '#shared/i18n/translate.ts';

/** English sentences of the table, the slips and the score sheet; the game’s own words come with the game. */
export const TABLE_MESSAGES: Messages = {
  opening: 'Aces, twos, threes and court cards count in your tricks, and so do declarations. Most points wins.',
  'zone.stock': 'The pack, beside the dealer',
  'zone.stack': 'Pile {number}, face down',
  'zone.pile': '{name}’s pile {number}, {depth, plural, =0 {empty} one {# card} other {# cards}}',
  'zone.declared': '{name} declares {what}',

  'status.declared': 'Declared',
  'status.target': 'Target',

  'declared.napoletana': 'Napoletana!',
  'declared.equals': '{rank, select, 3 {Threes!} 2 {Twos!} other {Aces!}}',

  'score.more': '{name} is {points, plural, one {# point} other {# points}} ahead in this deal',
  'score.level': 'Nobody is ahead in this deal',
  'score.made': '{name}: {points} in tricks{declared, plural, =0 {} other {, and # declared}}',
  'score.rounded': '{name}: {points} in tricks, so {whole}{declared, plural, =0 {} other {, and # declared}}',
  'score.sum': '{points} + {declared}',
  'score.total': 'Total',
  'score.table': 'Score by deal and player',
};

/** What only desktop and phone say: who plays has cards, slips and buttons. */
export const PLAY_MESSAGES: Messages = {
  'zone.stack.hand': 'Pile {number}, for your hand',
  'zone.stack.up': 'Pile {number}, to turn up',
  'zone.own-pile': 'Your pile {number}, {depth, plural, =0 {empty} one {# card} other {# cards}}',

  // What is said to who wants a card that can't be played.
  'refused.choosing': 'Pick your piles first.',
  'refused.follow': 'You must follow suit: {suit, select, D {coins} C {cups} S {swords} other {clubs}}.',

  'status.declarations': 'Declared in this deal',
  'status.declaration': '{name}: {what}, {points}',
  'status.seen': 'Seen in {name}’s hand',

  'choice.hand': 'Pick two for your hand. Nobody has seen a card yet.',
  'choice.up': 'Now two to turn up in front of you.',
  'choice.done': 'All four are picked.',
  'choice.take': 'Take these',
  'choice.any': 'Choose for me',
  'choice.mark.hand': 'hand',
  'choice.mark.up': 'face up',
  'asked.choosing': 'Your turn: pick your piles.',

  'piles.title': 'From your piles',
  'piles.take': 'Take',
  'piles.top': '{number}: {card}',
  'piles.take.card': 'Take the {card} into your hand',
  'piles.play': 'Play',
  'piles.play.card': 'Play the {card}',
};
