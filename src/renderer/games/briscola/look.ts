import { framed, medallion, tiled } from '../../decks/backs.ts';
import { LONG } from '../../decks/card-sheet.ts';
import { ITALIAN } from '../../decks/italian/index.ts';
import { BRASS, BRASS_LIGHT } from '../../decks/palette.ts';
import { around, at, disc, fill, shape } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';

/** Briscola's back: deep blue under a net of diamonds, three crossed leaves in the middle. */
function back(): string {
  const dark = '#14294a';
  const blue = '#1d3a66';
  const diamond = shape('M0 -30L22 0L0 30L-22 0Z', blue, BRASS, 2.5);
  const leaf = fill('M0 -92C30 -62 30 -34 0 -12C-30 -34 -30 -62 0 -92Z', BRASS);
  const middle =
    medallion(dark, blue) +
    around(3, leaf) +
    around(3, at(0, 0, fill('M0 -70L8 -26H-8Z', BRASS_LIGHT), 1, 60)) +
    disc(0, 0, 15, BRASS_LIGHT, dark, 4);
  return framed(LONG, dark, tiled('diamonds', LONG, 58, 74, diamond, disc(0, 0, 5, BRASS)) + middle);
}

/** Blue felt, the Italian deck. */
export const LOOK: TableTheme = {
  cloth: { dye: '#1f3a5c', sheen: '#7f9cbf' },
  deck: ITALIAN,
  back: { id: 'briscola', draw: back },
};
