import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.bid': 'bid {bid}',
  'hint.pass': 'pass',
  'hint.trump': 'name {suit}',
  'hint.throw-in': 'throw the hand in',
  'hint.keep': 'keep the hand',
  'hint.worth': '{points} in the score',
  'hint.measure': 'What the deal brings you in the score, on average over what may lie hidden.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.of': '{count} of {of}',
  'card-count.trumps': 'Trumps gone',
  'card-count.trumps.gone': '{count, plural, =0 {none of {of}} other {# of {of}: {ranks}}}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.bid':
    'You bid the rank of a card that shall help you. Each bid must be a lower rank: a lower rank is a stronger promise, since such a card helps less. Who passes is out of this auction.',
  'tip.points':
    'Over a 2 one bids points: now the 2 with {least, plural, =120 {120} other {# or more}}. You ask for a 2 and promise to take so many of the 120 points.',
  'tip.trump':
    'The suit you name is trump. The card you bid, in that suit, is the called card: who holds it is your teammate, and keeps quiet. If it is in your own hand, you play alone.',
  'tip.secret':
    'You hold the called card, so you play with the declarer, who does not know it. Give points to tricks that the declarer takes; nobody must notice too soon.',
  'tip.play':
    'Any card may be played, whatever was led. The highest trump takes the trick; without one, the highest card of the suit that was led.',
};
