import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.lying': 'The blocking card at the left, the three houses beside it, and three cards of a hand.',
  'picture.blocked': 'The blocking card shows yellow and black: a card with yellow can’t be played.',
  'picture.fits': 'Red on red: a card on a house must share a colour with the one beneath.',
  'picture.two': 'Two houses show yellow, and the third is empty.',
  'picture.three': 'With yellow on the third one colour is on all of them: VIVA!',
  'picture.cleared': 'The table is cleared, others take cards, and a new blocking card is laid.',
  'picture.last': 'One card is left in the hand. It can’t go on a house, not even on the green one.',
  'picture.out': 'It goes on the blocking card, with which it shares black. That is the way out.',
};
