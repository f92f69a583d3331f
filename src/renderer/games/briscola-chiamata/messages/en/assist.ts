import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play': 'the {card}',
  'hint.bid': 'bid {bid}',
  'hint.pass': 'pass',
  'hint.trump': 'name {suit}',
  'hint.throw-in': 'throw in the hand',
  'hint.keep': 'keep the hand',
  'hint.worth': '{points} points',
  'hint.measure': 'What this deal brings you on average, given the cards you can’t see.',
};

export const CARD_COUNT: Messages = {
  'card-count.points': 'Points left',
  'card-count.of': '{count} of {of}',
  'card-count.trumps': 'Trumps gone',
  'card-count.trumps.gone': '{count, plural, =0 {none of {of}} other {# of {of}: {ranks}}}',
};

/** What cards say of the partner: to `why.partner`, and all of it on asking. */
export const SIGNS: Messages = {
  'since.gave': ', since {name} gave {holder} the {card}',
  'since.fed': ', since {name} gave {holder} the {card}',
  'since.withheld': ', since {name} gave {holder} no points',
  'since.took': ', since {name} took a trick from {holder} with the {card}',
  'since.led': ', since {name} led the {card}',
  'convention.gave': 'Points under the declarer’s card: probably the partner.',
  'convention.withheld': 'No points there: more likely an opponent.',
  'convention.fed': 'Points under anybody else’s card: an opponent.',
  'convention.took': 'Taking a trick from the declarer: an opponent, and surer the more it’s worth.',
  'convention.led': 'Leading a low card or a trump: maybe the partner. Leading points: hardly.',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.bid':
    'Bid the rank you want from your partner: each bid must be lower, and a lower card helps you less. Once you pass, you’re out.',
  'tip.points':
    'After a 2, you bid points: now the 2 with {least, plural, =120 {120} other {# or more}}. You want a 2 from your partner and promise to take that many of the 120 points.',
  'tip.trump':
    'The suit you name is trump, and the card you bid, in that suit, is the called card: whoever holds it is your secret partner. If it’s in your own hand, you play alone.',
  'tip.secret':
    'You hold the called card, so you’re the declarer’s secret partner. Give points to tricks the declarer takes, but don’t let anybody notice too soon.',
  'tip.play':
    'Play any card: you don’t have to follow suit. The highest trump takes the trick; without one, the highest card of the suit led.',
};
