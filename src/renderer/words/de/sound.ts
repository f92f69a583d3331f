import type { Messages } from '#shared/words/say.ts';

/** What sounds, what sounded, and how loud. */
export const SOUND: Messages = {
  'sound.title': 'Ton',
  'sound.about': 'Karten, Knöchel und Saiten, von da, wo sie am Tisch sind.',
  'sound.silent': 'Stumm (M)',
  'sound.cards': 'Karten',
  'sound.signs': 'Zeichen und Melodien',
  'sound.room': 'Der Raum bei Nacht',
  'sound.captions': 'In Worten sagen, was klingt',
  'sound.rumble': 'Gamepads zittern ein wenig',
  'sound.off': 'Stumm',
  'sound.on': 'Ton an',
  'sound.caption':
    '{what}, {side, select, left {links} right {rechts} other {in der Mitte}}{count, plural, one {} other { (#-mal)}}',
  'sound.heard.land': 'Eine Karte auf {on, select, wood {Holz} cards {einen Stapel} hand {ein Blatt} other {Tuch}}',
  'sound.heard.flip': 'Eine Karte dreht sich um',
  'sound.heard.gather': 'Karten werden eingesammelt',
  'sound.heard.knock': 'Ein Klopfen',
  'sound.heard.slip': 'Ein Zettel',
  'sound.heard.brass': 'Messing klingt',
  'sound.heard.crack': 'Ein dumpfer Schlag',
  'sound.heard.breath': 'Angehaltener Atem',
  'sound.heard.call': 'Ein paar Töne',
  'sound.heard.won': 'Eine Melodie: gewonnen',
  'sound.heard.lost': 'Eine Melodie: verloren',
};
