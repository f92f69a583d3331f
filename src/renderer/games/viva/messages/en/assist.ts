import type { Messages } from '#shared/i18n/translate.ts';

export const HINT: Messages = {
  'hint.play':
    '{card}{copies, plural, one {} other {, # cards}} on {count, plural, one {house} other {houses}} {houses}',
  'hint.block': 'make {card} the blocking card',
  'hint.last': '{on, select, own {your last card on your own blocking card} other {your last card}}',
  'hint.take': 'take a card',
  'hint.pass': 'pass',
  'hint.viva': 'call VIVA',
  'hint.catch': 'call out that play',
  'hint.worth': '{percent}%',
  'hint.measure': 'How likely you are to go out first, given the cards you can’t see.',
};

export const CARD_COUNT: Messages = {
  'card-count.colour': '{colour} seen',
  'card-count.gone': '{count} of {of}',
};

/** Said to newcomers, once each. */
export const TIPS: Messages = {
  'tip.viva':
    'VIVA clears the table. {left, plural, =2 {The other player takes two cards} other {The player before you takes two cards, the one after you takes one}}, and you choose a new blocking card.{own, select, yes { You also get rid of your own.} other {}} You don’t have to call it.',
  'tip.block':
    'The card you choose blocks its colours for everybody, you included. It’s a good way to get rid of a card that’s hard to play.',
  'tip.last':
    'Your last card can’t go on a house. It must share a colour with the blocking card{own, select, yes { or your own, and goes on that} other {, and goes there}}.',
  'tip.taken': 'You may play the card you just took, if it fits. Otherwise it stays in your hand and your turn ends.',
  'tip.catch': 'At this table forbidden cards can be played. If you think one was, call it out before the next move.',
  'tip.turn':
    'A card goes on a house if it shares a colour with the card there; on an empty house any card will do. Anything with a colour of the blocking card{own, select, yes { or of your own} other {}} is blocked.',
  'tip.take': '“Take a card” draws one from the stock. You may do that instead of playing, and must if nothing fits.',
};

/** A story counts rounds, and weighs by who goes out first. */
export const ROUND_STORY: Messages = {
  'story.amount': '{percent}%',
  'story.luck.said': 'Round {deal}: with these cards, you go out first {worth} of the time. {names} did.',
  'story.move.said': 'Easy to miss, {names}. Better: {better}. That makes going out first {cost} likelier.',
  'story.comeback.said':
    '{names}: {behind} behind after round {after}, in front from round {deal} on, right to the end.',
};
