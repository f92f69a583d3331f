import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Five cards as they were drawn.',
  'picture.sorted': 'As a deck, from the top: the curse, the Rome cards from low to high, the blessing at the bottom.',
  'picture.first': 'Nobody has a turn. Somebody begins with 12.',
  'picture.second': '30 is higher: it fits.',
  'picture.jump': 'Somebody was in a hurry: 66.',
  'picture.late': '41 does not fit any more. When it is turned up it goes to the return deck, and costs points.',
};
