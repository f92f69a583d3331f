/** The Rome cards with a picture and a title for each moment. They are many, so they load on demand. */
import { isRome, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { POKER } from '../../../decks/card-sheet.ts';
import type { Deck } from '../../../decks/deck.ts';
import { breadthOf, inscribed, partings } from '../../../decks/inscription.ts';
import { ageColours, throughArch } from '../../../decks/rome/ages.ts';
import { ROME, romeFace, vbiFace } from '../../../decks/rome/index.ts';
import { pictureOf } from '../../../decks/rome/pictures/index.ts';
import { withInks } from '../../../decks/rome/pictures/linocut.ts';
import { el } from '../../../decks/svg.ts';
import { pageOf } from './names.ts';

/** A title's area, and its maximum letter height. */
const TITLE = { middle: 730, width: 296, height: 180, most: 46 };
/** Line distance, in letter heights. */
const LEADING = 1.42;

/** The deck of Rome with its pictures loaded. */
export const ROME_DECK_WITH_PICTURES: Deck = {
  ...ROME,
  id: 'rome-pictured',
  draw: (face, settings) => {
    const card = face as VbiCard;
    if (!isRome(card)) return vbiFace(card, settings);
    return romeFace(card, settings, { scene: sceneOf(card), title: (ink) => titled(pageOf(card).title, ink) });
  },
};

function sceneOf(card: RomeCard): string {
  const page = pageOf(card);
  return withInks(pictureOf(page), ageColours(page.age).inks);
}

/** A moment's picture alone, in its arch, as SVG. */
export function romePicture(card: RomeCard): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-174 -524 348 528',
      width: 348,
      height: 528,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    throughArch(pageOf(card).age, sceneOf(card)),
  );
}

interface Lettering {
  readonly lines: readonly string[];
  readonly height: number;
}

/** Breaks a title into lines so that its letters are as large as possible. */
export function letteringOf(title: string): Lettering {
  const parted = [1, 2, 3, 4].flatMap((count) => partings(title, count));
  return parted
    .map((lines) => ({ lines, height: Math.min(TITLE.most, heightFor(lines)) }))
    .reduce((best, other) => (other.height > best.height ? other : best));
}

/** The letter height these lines allow. */
function heightFor(lines: readonly string[]): number {
  const widest = Math.max(...lines.map((text) => breadthOf(text, 1)));
  return Math.min(TITLE.width / widest, TITLE.height / (1 + (lines.length - 1) * LEADING));
}

function titled(title: string, ink: string): string {
  const { height, lines } = letteringOf(title);
  const step = height * LEADING;
  const top = TITLE.middle - ((lines.length - 1) * step + height) / 2;
  return lines.map((text, k) => inscribed(text, POKER.width / 2, top + k * step, height, ink, height / 6.6)).join('');
}
