import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'From high to low: 3, 2, ace, king, knight, jack, 7, 6, 5, 4.',
  'picture.hand': 'A hand with a napoletana in it, and three threes.',
  'picture.declared': 'The 3 of coins counts once only: the napoletana is declared, 3 points.',
  'picture.led': 'The king of coins is led.',
  'picture.higher': 'Who has coins must follow. The 2 is above the king.',
  'picture.takes': 'The higher card of the suit led takes the trick.',
  'picture.small': 'The 4 of cups is led, the lowest there is.',
  'picture.other': 'Who has no cups plays anything, even a 3.',
  'picture.stays': 'But only a cup could have taken it. There is no trump.',
  'picture.top': 'A 2 lies on top of a pile: an honour, as a 3 and an ace are.',
  'picture.take': 'On the own turn it may be taken into the hand, before a card is played.',
  'picture.beneath': 'The card beneath is turned up at once, and may be played in the same turn.',
};
