import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.ranks': 'From high to low: the ten stands right below the ace.',
  'picture.worth': 'Worth points: ace 11, ten 10, king 4, queen 3, jack 2.',
  'picture.led': 'No trump in sight: the king of clubs is led.',
  'picture.low': 'A lower club does not beat it.',
  'picture.free': 'Nobody has to follow suit. The ace of diamonds is another suit, and beats nothing.',
  'picture.over': 'The ten of clubs is above the king.',
  'picture.highest': 'The highest card of the suit led takes the trick.',
  'picture.ace': 'Now spades are trump. The ace of hearts is led.',
  'picture.ten': 'The ten of hearts is lower.',
  'picture.cut': 'A 2, but a trump!',
  'picture.others': 'Whatever else is played is no trump.',
  'picture.trump': 'The highest trump takes the trick, though it is only a 2.',
};
