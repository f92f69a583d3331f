/** The Rome cards with a picture and a title for each moment. They are many: fetched for who plays with them, or reads. */
import { isRome, numberOf, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { CODEX, type Page } from '#shared/games/vbi-maior/codex/index.ts';
import { POKER } from '../card.ts';
import type { Deck } from '../deck.ts';
import { breadthOf, inscribed, linesOf } from '../inscription.ts';
import { el } from '../svg.ts';
import { lightOf } from './ages.ts';
import { throughArch } from './arch.ts';
import { ROME, romeFace, vbiFace } from './index.ts';
import { pictureOf } from './pictures/index.ts';
import { printed } from './pictures/inks.ts';

/** Where a title has room, and how large its letters can be. */
const TITLE = { middle: 730, width: 296, height: 190 };
const TITLE_HEIGHTS = [46, 42, 38, 35, 32, 30, 28, 26];
/** From one line to the next, in heights of its letters. */
const LEADING = 1.42;

/** The deck of Rome as whoever has fetched its pictures draws it. */
export const PICTURED: Deck = {
  ...ROME,
  id: 'rome-pictured',
  pictured: undefined,
  draw: (face, settings) => {
    const card = face as VbiCard;
    if (!isRome(card)) return vbiFace(card, settings);
    return romeFace(card, settings, { scene: sceneOf(card), title: (ink) => titled(pageOf(card).title, ink) });
  },
};

function pageOf(card: RomeCard): Page {
  const page = CODEX[numberOf(card) - 1];
  if (!page) throw new RangeError(`the codex has no page for ${card}`);
  return page;
}

function sceneOf(card: RomeCard): string {
  const page = pageOf(card);
  return printed(pictureOf(page), lightOf(page.age).inks);
}

/** A moment's picture alone, in its arch, as SVG: sharp however large. */
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

/** A title in as large letters as the stone has room for. */
function titled(title: string, ink: string): string {
  const { height, lines } = TITLE_HEIGHTS.map((one) => ({ height: one, lines: linesOf(title, one, TITLE.width) })).find(
    fits,
  ) ?? { height: 24, lines: [title] };
  const step = height * LEADING;
  const top = TITLE.middle - ((lines.length - 1) * step + height) / 2;
  return lines.map((text, k) => inscribed(text, POKER.width / 2, top + k * step, height, ink, height / 6.6)).join('');
}

function fits({ height, lines }: { readonly height: number; readonly lines: readonly string[] }): boolean {
  return (
    lines.length * height * LEADING <= TITLE.height && lines.every((text) => breadthOf(text, height) <= TITLE.width)
  );
}
