import { framed, tiled } from '../../decks/backs.ts';
import { POKER } from '../../decks/card-sheet.ts';
import { FRENCH } from '../../decks/french/index.ts';
import { BRASS, BRASS_LIGHT } from '../../decks/palette.ts';
import { around, at, disc, dots, fill, shape } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';

/** Briscola Chiamata's back: deep green under a lattice of brass stars, a compass in the middle. */
function back(): string {
  const dark = '#12382a';
  const green = '#1b4d39';
  const star = shape('M0 -34L9 -9L31 0L9 9L0 34L-9 9L-31 0L-9 -9Z', green, BRASS, 2.5);
  const rays =
    around(8, at(0, 0, fill('M0 -66L10 -20H-10Z', BRASS), 1, 22.5)) +
    around(8, fill('M0 -92L13 -26H-13Z', BRASS_LIGHT));
  const compass =
    disc(0, 0, 132, dark, BRASS, 5) +
    disc(0, 0, 116, green, BRASS, 2.5) +
    rays +
    dots(104, 16, 8, BRASS) +
    disc(0, 0, 22, dark, BRASS_LIGHT, 5);
  return framed(POKER, dark, tiled('stars', POKER, 66, 73, star, disc(0, 0, 7, BRASS)) + compass);
}

/** Green felt, the French deck. */
export const LOOK: TableTheme = {
  cloth: { dye: '#27523c', sheen: '#8bb397' },
  deck: FRENCH,
  back: { id: 'briscola-chiamata', draw: back },
};
