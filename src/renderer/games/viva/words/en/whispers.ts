import type { Words } from '#shared/words/say.ts';

/** Said to newcomers, once each. */
export const WHISPERS: Words = {
  'whisper.viva':
    'VIVA clears the table. Who played before you takes two cards, who plays after you takes one, and you lay a new blocking card. You need not call it.',
  'whisper.block':
    'The card you lay now blocks its colours for everybody, for you, too. It is a good way to be rid of a card that is hard to play.',
  'whisper.last': 'Your last card can’t go on a house. It must share a colour with the blocking card, and goes there.',
  'whisper.taken':
    'The card you have just taken may be played at once if it fits. Otherwise it stays in your hand and your turn ends.',
  'whisper.catch':
    'At this table forbidden cards can be played. If you think that one was, call it out before the next move.',
  'whisper.turn':
    'A card goes on a house if it shares a colour with the card there; on an empty house any card will do. What shows a colour of the blocking card is blocked.',
  'whisper.take':
    '“Take” draws a card from the stock. You may always do that instead of playing, and must if nothing fits.',
};
