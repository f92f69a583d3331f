import { COLOURS } from '#shared/cards/viva.ts';
import { framed, tiled } from '../../decks/backs.ts';
import { POKER } from '../../decks/card-sheet.ts';
import { BRASS, BRASS_LIGHT } from '../../decks/palette.ts';
import { around, at, disc, fill } from '../../decks/svg.ts';
import { VIVA, vivaSignPath } from '../../decks/viva/index.ts';
import type { TableTheme } from '../../motion/scene.ts';

/** VIVA's back: charcoal blue, interlocking rings, the six signs around the middle. */
function back(): string {
  const dark = '#1c2733';
  const blue = '#2a3a4b';
  const rings = disc(0, 0, 42, blue, BRASS, 2.5) + disc(0, 0, 28, dark, BRASS, 2.5) + disc(0, 0, 12, BRASS);
  const signs = [...COLOURS, ...COLOURS].map((colour, k) =>
    at(0, 0, at(0, -108, fill(vivaSignPath(colour), BRASS_LIGHT), 0.36), 1, k * 30),
  );
  const middle =
    disc(0, 0, 148, dark, BRASS, 5) +
    signs.join('') +
    disc(0, 0, 72, blue, BRASS, 3) +
    around(6, fill('M0 -60L12 -21H-12Z', BRASS_LIGHT)) +
    disc(0, 0, 16, dark, BRASS_LIGHT, 5);
  return framed(POKER, dark, tiled('rings', POKER, 84, 73, rings, rings) + middle);
}

/** Charcoal blue felt, a deck of its own. */
export const LOOK: TableTheme = {
  cloth: { dye: '#2a3b50', sheen: '#8ea6c2' },
  deck: VIVA,
  back: { id: 'viva', draw: back },
};
