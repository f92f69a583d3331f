import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.take': 'take the top of pile {number}',
  'hint.choose': 'piles {hand} for your hand, {up} turned up',
  'hint.worth': '{points} points',
  'hint.measure': 'How far ahead this deal puts you on average, given the cards you can’t see.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.suit': '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}} gone',
  'card-count.gone': '{count} of {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.choose':
    'All the piles are face down, so it’s pure luck: two become your hand, two are turned up in front of you.',
  'tip.take':
    '“Take” puts the honour on top of your pile into your hand before you play, where it can complete a declaration. You never have to, and it doesn’t cost you your turn.',
  'tip.follow':
    'You must follow suit if your hand or the top of one of your piles can. If not, play anything, but it can’t take the trick.',
  'tip.lead':
    'Lead any card from your hand or the top of one of your piles. There’s no trump: the higher card of the suit led takes the trick.',
};
