/** The Rome cards with a picture and a title for each moment. They are many: fetched for who plays with them, or reads. */
import { isRome, numberOf, type RomeCard, type VbiCard } from '#shared/cards/rome.ts';
import { CODEX, type Page } from '#shared/games/vbi-maior/codex/index.ts';
import type { Deck } from '../deck.ts';
import { el } from '../svg.ts';
import { lightOf } from './ages.ts';
import { throughArch } from './arch.ts';
import { ROME, romeFace, vbiFace } from './index.ts';
import { pictureOf } from './pictures/index.ts';
import { printed } from './pictures/inks.ts';

/** The deck of Rome as whoever has fetched its pictures draws it. */
export const PICTURED: Deck = {
  ...ROME,
  id: 'rome-pictured',
  pictured: undefined,
  draw: (face, settings) => {
    const card = face as VbiCard;
    if (!isRome(card)) return vbiFace(card, settings);
    const { title } = pageOf(card);
    return romeFace(card, settings, { scene: sceneOf(card), title });
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
