import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.take': 'take the top of pile {number}',
  'hint.choose': 'piles {hand} into the hand, {up} open',
  'hint.worth': '{points} points',
  'hint.measure': 'What the deal brings you more than the other side, on average over what may lie hidden.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.suit': '{suit, select, D {Coins} C {Cups} S {Swords} other {Clubs}} gone',
  'card-count.gone': '{count} of {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.choose': 'All piles lie face down, so it is pure luck: two become your hand, two are turned up before you.',
  'tip.take':
    '“Take” puts the honour on top of your pile into your hand, before you play. There it can complete a declaration. You never have to, and it costs no turn.',
  'tip.follow':
    'You must follow suit if your hand or the top of one of your piles can. If not, play anything: but it can’t take the trick.',
  'tip.lead':
    'Lead any card of your hand or the top of one of your piles. There is no trump: the higher card of the suit led takes the trick.',
};
