import { heightOf, STONES } from '#shared/games/sassi/stones.ts';
import { framed, tiled } from '../../decks/backs.ts';
import { bothEnds, type Format, sheet } from '../../decks/card-sheet.ts';
import { lettering } from '../../decks/corner-letters.ts';
import type { Deck } from '../../decks/deck.ts';
import { BRASS, BRASS_LIGHT, INK } from '../../decks/palette.ts';
import { around, at, disc, el, fill } from '../../decks/svg.ts';
import type { TableTheme } from '../../motion/scene.ts';

/** Broader than other cards: 70 × 90 mm. */
const BROAD: Format = { width: 700, height: 900, corner: 60 };

/** From river grey to red porphyry: the higher, the warmer. Its number says the same. */
const GREYS = ['#7d8a94', '#8b8d8a', '#998d7c', '#a8855f', '#a9714f', '#9c5746'];

/** A pebble as the river leaves it, 400 wide around 0/0; no two kinds lie alike. */
const PEBBLES = [
  'M-198 10C-200 -90 -110 -148 -6 -144C112 -140 202 -84 196 16C190 112 88 150 -12 146C-116 142 -196 96 -198 10Z',
  'M-190 24C-206 -70 -132 -140 -22 -150C96 -160 196 -100 198 -4C200 98 102 140 4 148C-100 156 -176 112 -190 24Z',
  'M-196 -8C-188 -108 -86 -142 14 -150C124 -158 204 -70 194 30C184 122 78 140 -24 150C-128 160 -204 92 -196 -8Z',
];

/** Twenty-four stones, a number on each: on the pebble large, and in the corners for the hand. */
const DECK: Deck = {
  id: 'sassi',
  faces: STONES,
  format: BROAD,
  // Large enough for a television as it is.
  farIndex: 118 / BROAD.height,
  draw: (face) => {
    const number = heightOf(face);
    const grey = GREYS[Math.floor(((number - 1) * GREYS.length) / STONES.length)] ?? INK;
    const pebble = PEBBLES[number % PEBBLES.length] ?? '';
    return sheet(
      BROAD,
      at(
        BROAD.width / 2,
        BROAD.height / 2,
        at(8, 14, fill(pebble, '#00000030')) +
          fill(pebble, grey) +
          at(-60, -62, el('ellipse', { rx: 84, ry: 36, fill: '#ffffff38' })),
        1.18,
        (number * 47) % 360,
      ),
      lettering(`${number}`, BROAD.width / 2, 362, 176, '#fffaf0', 300),
      bothEnds(BROAD, lettering(`${number}`, 92, 46, 118, INK, 118)),
    );
  },
};

/** A cairn seen from above, over and over. */
function back(): string {
  const dark = '#2c3237';
  const grey = '#434c52';
  const ring = disc(0, 0, 44, grey, BRASS, 2.5) + disc(0, 0, 22, dark, BRASS, 2.5);
  const cairn =
    disc(0, 0, 150, dark, BRASS, 5) +
    around(7, disc(0, -92, 34, grey, BRASS_LIGHT, 4)) +
    disc(0, 0, 48, grey, BRASS_LIGHT, 5);
  return framed(BROAD, dark, tiled('rings', BROAD, 96, 96, ring, disc(0, 0, 7, BRASS)) + cairn);
}

/** Slate felt with a border of river stone. */
export const LOOK: TableTheme = {
  cloth: { dye: '#3d4650', sheen: '#a7b3bd', border: { width: 2.6, colour: '#8d8676' } },
  deck: DECK,
  back: { id: 'sassi', draw: back },
};
