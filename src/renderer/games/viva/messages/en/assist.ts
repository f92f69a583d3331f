import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # cards}} on {count, plural, one {house} other {houses}} {houses}',
  'hint.block': 'lay {card} as the blocking card',
  'hint.last': '{on, select, own {your last card on your own blocking card} other {your last card}}',
  'hint.take': 'take a card',
  'hint.pass': 'pass',
  'hint.viva': 'call VIVA',
  'hint.catch': 'call that it was not allowed',
  'hint.worth': '{percent} %',
  'hint.measure': 'How likely you are the first who is out, over what may lie hidden.',
};

export const CARD_COUNT: Messages = {
  'card-count.colour': '{colour} seen',
  'card-count.gone': '{count} of {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.viva':
    'VIVA clears the table. {left, plural, =2 {The other player takes two cards} other {Who plays before you takes two cards, who plays after you takes one}}, and you lay a new blocking card.{own, select, yes { Of your own one you are rid, too.} other {}} You need not call it.',
  'tip.block':
    'The card you lay now blocks its colours for everybody, for you, too. It is a good way to be rid of a card that is hard to play.',
  'tip.last':
    'Your last card can’t go on a house. It must share a colour with the blocking card{own, select, yes { or with your own one, and goes on that} other {, and goes there}}.',
  'tip.taken':
    'The card you have just taken may be played at once if it fits. Otherwise it stays in your hand and your turn ends.',
  'tip.catch':
    'At this table forbidden cards can be played. If you think that one was, call it out before the next move.',
  'tip.turn':
    'A card goes on a house if it shares a colour with the card there; on an empty house any card will do. What shows a colour of the blocking card{own, select, yes { or of your own one} other {}} is blocked.',
  'tip.take': '“Take a card” draws one from the stock. You may do that instead of playing, and must if nothing fits.',
};
