/** Those who have played longest. */

import { cheeks, eyes, headAndEars, MOUTHS, NOSES, shoulders } from '../face-parts.ts';
import { behind, body, face, flat, head, line, near, outlined, type Portrait, round } from '../shapes.ts';

/** Silver hair in a knot, round spectacles, a plum shawl. */
export const nonna: Portrait = {
  skin: 'pale',
  groups: [
    behind(
      outlined(round(0, -36, 11.5, 9.5), 'silver'),
      line('M-6 -38C-3 -34 4 -34 7 -38', 1.6),
      outlined('M-24 4C-28 -22 -15 -32 0 -32C15 -32 28 -22 24 4C24 12 20 16 17 17H-17C-20 16 -24 12 -24 4z', 'silver'),
    ),
    shoulders('bottle', 'coal', 34),
    body(
      outlined('M-38 60C-38 44 -20 38 -13 31C-8 40 -4 46 0 50C4 46 8 40 13 31C20 38 38 44 38 60z', 'plum'),
      line('M-27 50C-22 46 -17 44 -13 38M27 50C22 46 17 44 13 38', 1.6, 'rose'),
      outlined(round(0, 46, 3.6), 'brass', 1.8),
    ),
    headAndEars({ half: 19.5, jaw: 0.7 }, false),
    cheeks(7.5, 11.5),
    ...eyes({ y: -2, brow: 'ash', heavy: 2, open: 3.4 }),
    NOSES.small,
    MOUTHS.soft,
    face(
      line(
        'M-12.6 11C-12 14 -10.8 16 -9.6 17.4M12.6 11C12 14 10.8 16 9.6 17.4M-6 -13.5C-2 -14.6 2 -14.6 6 -13.5',
        1.3,
        'shade',
      ),
    ),
    head(
      outlined(
        'M0 -27.4C-15 -28 -23.6 -17 -22.4 5C-20 -4 -17 -13 0 -20.4C17 -13 20 -4 22.4 5C23.6 -17 15 -28 0 -27.4z',
        'silver',
      ),
      line('M-4 -23C-12 -19.6 -17 -14 -19.4 -7M4 -23C12 -19.6 17 -14 19.4 -7', 1.5),
    ),
    near(line(`${round(-8.8, -2, 7.4, 6.8)}${round(8.8, -2, 7.4, 6.8)}M-1.4 -3.4C-0.6 -4.6 0.6 -4.6 1.4 -3.4`, 1.9)),
  ],
};

/** A flat cap, a great white moustache, a waistcoat. */
export const nonno: Portrait = {
  skin: 'olive',
  groups: [
    shoulders('linen', 'flour', 35),
    body(
      outlined('M-35 60C-34 45 -22 40 -12 36L-5 60z', 'bottle'),
      outlined('M35 60C34 45 22 40 12 36L5 60z', 'bottle'),
      line('M0 46V60', 1.8),
    ),
    headAndEars({ half: 20, jaw: 0.66 }),
    head(outlined('M-20.6 -14C-23 -9 -23 -4 -21 -1L-17 -9zM20.6 -14C23 -9 23 -4 21 -1L17 -9z', 'linen', 2)),
    ...eyes({ y: -2.6, brow: 'linen', heavy: 3.6, open: 3.4 }),
    NOSES.hooked,
    face(
      line('M-7 19.4C-3 21.4 3 21.4 7 19', 2.2),
      line('M-16 5C-15 7 -13.6 8 -12 8.4M16 5C15 7 13.6 8 12 8.4', 1.3, 'shade'),
    ),
    near(
      outlined(
        'M0 10.4C-5 7.6 -14 9.4 -18.6 17C-11 19.6 -4 18.6 0 14.4C4 18.6 11 19.6 18.6 17C14 9.4 5 7.6 0 10.4z',
        'linen',
      ),
    ),
    head(
      outlined('M-25.4 -13C-29 -30 -12 -40 5 -38.6C22 -37.4 30 -27 26 -13.4C10 -19 -10 -19 -25.4 -13z', 'ash'),
      line('M4 -38C2 -32 0 -26 1 -18M-12 -34C-15 -28 -16 -22 -15 -16M20 -33C20 -28 19 -22 17 -16.4', 1.3, 'iron'),
      outlined('M-26.4 -14.6C-12 -22.6 13 -22.6 27 -14.6C24 -7.6 10 -12 0.4 -12C-10 -12 -23 -7.6 -26.4 -14.6z', 'iron'),
    ),
  ],
};

/** Bald, white hair over the ears, half-moon spectacles, a bow tie. */
export const professor: Portrait = {
  skin: 'rosy',
  groups: [
    shoulders('ochre', 'bronze', 35),
    body(
      outlined('M-13 34L0 60L13 34L7 31H-7z', 'linen'),
      line('M-13 34L-17 46L-10 50L-3 60M13 34L17 46L10 50L3 60', 2),
      outlined('M0 40L-10 34.6V46zM0 40L10 34.6V46z', 'brick', 2),
    ),
    behind(
      outlined('M-18 -12C-27 -16 -31 -6 -27 -1C-31 4 -26 12 -20 10z', 'linen'),
      outlined('M18 -12C27 -16 31 -6 27 -1C31 4 26 12 20 10z', 'flour'),
    ),
    headAndEars({ top: -32, half: 20, jaw: 0.55 }),
    head(
      line('M-12 -21C-5 -24 5 -24 12 -21M-9 -16C-4 -18 4 -18 9 -16', 1.3, 'shade'),
      flat(round(-8, -25, 4.4, 2.4), 'eye'),
    ),
    ...eyes({ y: -3.6, brow: 'linen', heavy: 3.4, raised: 1.6, open: 3.8 }),
    NOSES.long,
    face(
      outlined('M-10 13.4C-5 11 5 11 10 13.4C12 20 7 33 0 36C-7 33 -12 20 -10 13.4z', 'linen'),
      line('M-5 17.4C-2 19.2 2 19.2 5.4 17', 2),
      line('M-2.4 24C-2 28 -1 30 0 32M3 24.4C3 27 2.4 28.6 2 30', 1.2, 'ash'),
    ),
    near(
      line(
        'M-15.4 -1.6A6.6 6.6 0 0 0 -2.4 -1.6zM2.4 -1.6A6.6 6.6 0 0 0 15.4 -1.6zM-2.4 -1.6H2.4M-15.4 -1.6L-20 -3M15.4 -1.6L20 -3',
        1.8,
      ),
    ),
  ],
};

/** Cat’s-eye spectacles, a set of curls, pearls. */
export const aunt: Portrait = {
  skin: 'rosy',
  groups: [
    behind(
      outlined(
        'M-20 20C-30 20 -33 8 -27 3C-35 -4 -33 -17 -24 -18C-28 -30 -15 -40 -7 -34C-2 -43 13 -42 14 -33C24 -36 32 -24 25 -17C34 -14 34 -2 27 3C33 8 30 20 20 20z',
        'straw',
      ),
    ),
    shoulders('rose', 'blush', 36),
    body(flat('M-13 34C-8 47 8 47 13 34C9 38 -9 38 -13 34z', 'skin'), line('M-13 34C-8 47 8 47 13 34')),
    headAndEars({ half: 19.4, jaw: 0.74 }, false),
    body(...[-11.6, -7, -2.2, 2.8, 7.4, 11.8].map((x) => outlined(round(x, 40.6 - (x * x) / 34, 2.9), 'linen', 1.5))),
    cheeks(7.6, 12),
    ...eyes({ y: -2, brow: 'none', lashes: true, open: 3.6 }),
    NOSES.small,
    MOUTHS.lips,
    head(
      outlined(
        'M-21 4C-25 -2 -24 -8 -20 -9C-24 -17 -16 -24 -10 -20C-7 -27 5 -27 7 -21C14 -25 22 -18 19 -11C24 -9 25 -2 21 4C20 -4 17 -8 13 -9C8 -6 3 -8 1 -11C-3 -7 -9 -7 -12 -10C-16 -9 -19 -4 -21 4z',
        'straw',
      ),
      line(
        'M-14 -28C-10 -32 -5 -31 -4 -28M6 -32C10 -34 14 -32 14 -28M-26 -10C-27 -6 -25 -3 -22 -3M26 -10C27 -6 25 -3 22 -3',
        1.6,
        'ochre',
      ),
    ),
    near(
      line(
        'M-18.4 -7.4C-12 -7 -5 -6.4 -2 -4.6C-1.6 3 -6 5 -9.6 4.6C-14 4.2 -16 0 -18.4 -7.4zM18.4 -7.4C12 -7 5 -6.4 2 -4.6C1.6 3 6 5 9.6 4.6C14 4.2 16 0 18.4 -7.4zM-2 -3.6H2',
        2.2,
        'brick',
      ),
    ),
  ],
};
