import { BACK_MARGIN, framed, tiled } from '../../decks/backs.ts';
import { POKER } from '../../decks/card-sheet.ts';
import { BRASS, BRASS_LIGHT } from '../../decks/palette.ts';
import { around, at, disc, fill, line, mirrored, shape } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';
import { DECK } from './selectors/deck.ts';

/** Vbi Maior's back: terracotta in the pattern of a Roman wall, between travertine bands, a wreath in the middle. */
function back(): string {
  const clay = '#8f4227';
  const travertine = '#e3d4b4';
  const brick = shape('M0 -25L25 0L0 25L-25 0Z', '#a85536', travertine, 3);
  const leaf = fill('M0 -104C22 -112 30 -128 26 -148C6 -142 -4 -126 0 -104Z', BRASS_LIGHT);
  const middle =
    disc(0, 0, 164, '#6d2f1b', travertine, 7) +
    around(20, leaf) +
    disc(0, 0, 88, clay, travertine, 4) +
    around(12, fill('M0 -74C12 -56 12 -38 0 -22C-12 -38 -12 -56 0 -74Z', travertine)) +
    disc(0, 0, 16, BRASS, '#6d2f1b', 4);
  const bands = meander(travertine, clay) + at(0, 0, meander(travertine, clay), 1, 180);
  return framed(POKER, clay, tiled('bricks', POKER, 54, 54, brick, brick) + bands + middle);
}

/** A band with a meander along the field's upper end. */
function meander(stone: string, clay: string): string {
  const key = 'v-34h34v22h-12v-10h10';
  const top = -POKER.height / 2 + BACK_MARGIN;
  const keys = Array.from({ length: 6 }, (_, k) => `M${k * 46} 54h46M${12 + k * 46} 54${key}`).join('');
  return at(
    0,
    top,
    fill('M-300 0H300V74H-300Z', stone) + mirrored(line(keys, clay, 7)) + line('M-300 74H300', BRASS, 5),
  );
}

/** Terracotta felt bordered with travertine, the deck of Rome. */
export const LOOK: TableTheme = {
  cloth: { dye: '#7a4532', sheen: '#cf9f80', border: { width: 3.4, colour: '#c2ad8c' } },
  deck: DECK,
  back: { id: 'vbi-maior', draw: back },
};
