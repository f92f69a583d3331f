import { framed, medallion, tiled } from '../../decks/backs.ts';
import { LONG } from '../../decks/card-sheet.ts';
import { ITALIAN } from '../../decks/italian/index.ts';
import { BRASS, BRASS_LIGHT } from '../../decks/palette.ts';
import { around, at, disc, fill } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';

/** Tressette's back: plum, a lattice of threes, a sun of seven rays in the middle. */
function back(): string {
  const dark = '#33193f';
  const plum = '#472457';
  const three = around(3, disc(0, -22, 13, plum, BRASS, 2.5));
  const middle =
    medallion(dark, plum) +
    around(7, fill('M0 -94L14 -34H-14Z', BRASS)) +
    around(7, at(0, 0, fill('M0 -66L6 -28H-6Z', BRASS_LIGHT), 1, 25.7)) +
    disc(0, 0, 20, BRASS_LIGHT, dark, 4);
  return framed(LONG, dark, tiled('threes', LONG, 66, 66, three, disc(0, 0, 5, BRASS)) + middle);
}

/** Plum felt, the Italian deck. */
export const LOOK: TableTheme = {
  cloth: { dye: '#43264f', sheen: '#a487b0' },
  deck: ITALIAN,
  back: { id: 'tressette', draw: back },
};
