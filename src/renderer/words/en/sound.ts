import type { Messages } from '#shared/words/say.ts';

/** What sounds, what sounded, and how loud. */
export const SOUND: Messages = {
  'sound.title': 'Sound',
  'sound.about': 'Cards, knuckles and strings, from where they are at the table.',
  'sound.silent': 'Silent (M)',
  'sound.cards': 'Cards',
  'sound.signs': 'Signs and tunes',
  'sound.room': 'The room at night',
  'sound.captions': 'Say in words what sounds',
  'sound.rumble': 'Gamepads shake a little',
  'sound.off': 'Silent',
  'sound.on': 'Sound on',
  'sound.caption':
    '{what}, {side, select, left {left} right {right} other {in the middle}}{count, plural, one {} other { (# times)}}',
  'sound.heard.land': 'A card on {on, select, wood {wood} cards {a pile} hand {a hand} other {cloth}}',
  'sound.heard.flip': 'A card turns over',
  'sound.heard.gather': 'Cards are gathered',
  'sound.heard.knock': 'A knock',
  'sound.heard.slip': 'A slip of paper',
  'sound.heard.brass': 'A touch of brass',
  'sound.heard.crack': 'A dull blow',
  'sound.heard.breath': 'A held breath',
  'sound.heard.call': 'A few notes',
  'sound.heard.won': 'A tune: won',
  'sound.heard.lost': 'A tune: lost',
};
