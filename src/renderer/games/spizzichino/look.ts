import { framed, tiled } from '../../decks/backs.ts';
import { LONG } from '../../decks/card-sheet.ts';
import { ITALIAN } from '../../decks/italian/index.ts';
import { BRASS, BRASS_LIGHT } from '../../decks/palette.ts';
import { around, at, disc, fill } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';

/** Spizzichino's back: oxblood, overlapping coins, a coin of four quarters in the middle. */
function back(): string {
  const dark = '#4f1318';
  const red = '#671c22';
  const ring = disc(0, 0, 48, 'none', BRASS, 2.5);
  const neighbours = around(4, at(68, 0, ring));
  const coin = ring + neighbours + disc(0, 0, 15, red, BRASS, 2.5) + disc(0, 0, 5, BRASS);
  const quarter = fill('M0 -96C40 -96 40 -44 0 -22C-40 -44 -40 -96 0 -96Z', BRASS) + disc(0, -68, 9, dark);
  const middle =
    disc(0, 0, 124, dark, BRASS, 5) +
    disc(0, 0, 109, red, BRASS, 2.5) +
    around(4, quarter) +
    around(4, at(0, 0, fill('M0 -84L9 -34H-9Z', BRASS_LIGHT), 1, 45)) +
    disc(0, 0, 16, BRASS_LIGHT, dark, 4);
  return framed(LONG, dark, tiled('coins', LONG, 68, 68, coin, disc(0, 0, 6, BRASS)) + middle);
}

/** Oxblood felt, the Italian deck. */
export const LOOK: TableTheme = {
  cloth: { dye: '#541c1e', sheen: '#b07a70' },
  deck: ITALIAN,
  back: { id: 'spizzichino', draw: back },
};
