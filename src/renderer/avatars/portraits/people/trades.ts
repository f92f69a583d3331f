/** Those who come from work. */

import { cheeks, eyes, headAndEars, MOUTHS, NOSES, shoulders } from '../face-parts.ts';
import { behind, body, face, flat, head, line, near, outlined, type Portrait, round } from '../shapes.ts';

/** A puffed white cap, flour on the cheek. */
export const baker: Portrait = {
  skin: 'rosy',
  groups: [
    behind(
      outlined(
        'M-23 8C-27 -6 -24 -18 -16 -22H16C24 -18 27 -6 23 8C25 16 18 20 14 16H-14C-18 20 -25 16 -23 8z',
        'chestnut',
      ),
    ),
    shoulders('tomato', 'brick', 36),
    body(outlined('M-22 60L-17 38L-11 36C-9 46 9 46 11 36L17 38L22 60z', 'linen')),
    headAndEars({ half: 20.4, jaw: 0.78 }, false),
    cheeks(7, 13, 5),
    ...eyes({ brow: 'chestnut' }),
    NOSES.small,
    MOUTHS.grin,
    near(flat(round(-14, 2.6, 3.2, 2.2), 'linen'), flat(round(-10.6, 5, 1.4), 'linen')),
    head(
      outlined(
        'M-20.6 -8C-18 -16 -8 -17 0 -17C8 -17 18 -16 20.6 -8C23 -20 16 -25 0 -25C-16 -25 -23 -20 -20.6 -8z',
        'chestnut',
      ),
      outlined(
        'M-20 -20C-34 -20 -34 -37 -20 -37C-18 -48 -1 -49 4 -43C14 -50 29 -44 26 -34C35 -30 31 -19 20 -20z',
        'linen',
      ),
      line('M-10 -36C-8 -32 -8 -28 -10 -24M8 -38C7 -33 8 -28 10 -24', 1.5, 'ash'),
      outlined('M-22 -24C-8 -27.4 8 -27.4 22 -24V-15.6C8 -19.4 -8 -19.4 -22 -15.6z', 'flour'),
    ),
  ],
};

/** A rolled woollen cap, a full grey beard, a thick jumper. */
export const fisherman: Portrait = {
  skin: 'tan',
  groups: [
    shoulders('linen', 'flour', 37),
    body(
      outlined('M-13 30C-8 38 8 38 13 30L15 40C8 47 -8 47 -15 40z', 'linen'),
      line('M-8 37V43M0 39V45M8 37V43M-24 46V60M24 46V60', 1.4, 'ash'),
    ),
    headAndEars({ half: 20.4, jaw: 0.7 }),
    face(
      outlined(
        'M-21 -3C-19 4 -17 7 -14 7.6C-8 5.6 -4 9 0 9C4 9 8 5.6 14 7.6C17 7 19 4 21 -3C25 16 17 39 0 40C-17 39 -25 16 -21 -3z',
        'ash',
      ),
      flat('M12 8C17 7 19 4 20.4 0C22 16 16 36 2 38.6C10 32 14 20 12 8z', 'iron'),
      outlined('M-6 17C-3 15.6 3 15.6 6.4 16.8C4 21 -4 21 -6 17z', 'brick', 1.8),
    ),
    near(
      outlined(
        'M0 9.6C-5 7 -12 9 -14.6 15.6C-9 17.4 -3 16.6 0 14C3 16.6 9 17.4 14.6 15.6C12 9 5 7 0 9.6z',
        'silver',
        2,
      ),
    ),
    ...eyes({ y: -3.4, open: 3.3, brow: 'iron', heavy: 3.4 }),
    NOSES.round,
    head(
      outlined('M-22.6 -14C-25 -36 -11 -44 0 -44C11 -44 25 -36 22.6 -14z', 'navy'),
      line('M-9 -41C-13 -34 -14 -28 -14 -22M0 -43V-22M9 -41C13 -34 14 -28 14 -22', 1.5, 'sky'),
      outlined(
        'M-24.6 -22C-9 -26.6 9 -26.6 24.6 -22C26 -18 26 -14 24.6 -11.4C9 -16.4 -9 -16.4 -24.6 -11.4C-26 -14 -26 -18 -24.6 -22z',
        'navy',
      ),
    ),
  ],
};

/** Hair swept up, a trimmed beard, an apron. */
export const barista: Portrait = {
  skin: 'olive',
  groups: [
    shoulders('linen', 'flour', 36),
    body(
      outlined('M-18 60L-14 46H14L18 60z', 'bottle'),
      line('M-14 46L-17 37M14 46L17 37', 3.4),
      outlined('M-11 33L-3 41L-10 45L-16 36zM11 33L3 41L10 45L16 36z', 'linen', 2),
    ),
    headAndEars({ jaw: 0.66 }),
    face(
      flat(
        'M-20.4 -4C-20 2 -18 7 -13 8.4C-9 10 -7 9 -5 9.4H5C7 9 9 10 13 8.4C18 7 20 2 20.4 -4C20.6 8 17 25.6 0 25.6C-17 25.6 -20.6 8 -20.4 -4z',
        'coal',
      ),
      flat('M-6.4 14.4C-3 12.8 3 12.8 6.4 14C4 18.4 -4 18.4 -6.4 14.4z', 'blush'),
      line('M-6.6 14.4C-2 15.6 3 15.6 7.4 13', 1.6),
    ),
    ...eyes({ heavy: 3.2 }),
    NOSES.long,
    head(
      outlined(
        'M-21.4 0C-25 -16 -23 -26 -15 -31C-9 -44 20 -48 27 -32C29 -22 24 -10 21.4 0C20.6 -8 19 -14 15 -18C6 -22 -6 -22 -14 -16C-18 -12 -20.4 -6 -21.4 0z',
        'coal',
      ),
      line('M-12 -24C-4 -32 10 -36 20 -31M-8 -30C0 -37 8 -39 16 -38', 1.5, 'iron'),
    ),
  ],
};

/** A broad straw hat with a red band, a plait over the shoulder. */
export const gardener: Portrait = {
  skin: 'tan',
  groups: [
    behind(outlined('M-22 10C-25 -4 -22 -16 -14 -20H14C22 -16 25 -4 22 10C20 16 -20 16 -22 10z', 'walnut')),
    shoulders('sky', 'teal', 35, line('M-13 34C-8 46 8 46 13 34', 2)),
    body(
      outlined(
        'M17 14C25 16 27 22 24 25.4C29 28 29 34 25 37C29 40 28 46 24 49L20 60L13 58C16 54 14 51 14 49C9 45 10 39 14 36C9 33 9 27 13 24C11 20 13 15 17 14z',
        'walnut',
      ),
      line('M13.4 24.6L22 28M14 36.6L23 39.6M14 49L22 50.6', 1.6, 'ochre'),
    ),
    headAndEars({ half: 19.6, jaw: 0.7 }, false),
    cheeks(7, 12),
    ...eyes({ brow: 'walnut', lashes: true }),
    NOSES.small,
    MOUTHS.grin,
    head(
      flat('M-20 -16H20C20 -10 14 -8 0 -8C-14 -8 -20 -10 -20 -16z', 'shade'),
      outlined(round(0, -17, 40, 8.4), 'straw'),
      flat('M6 -9C24 -9.6 38 -12 39 -17C30 -13 18 -12 4 -12z', 'ochre'),
      outlined('M-19 -20C-20 -40 -10 -43 0 -43C10 -43 20 -40 19 -20C8 -16.6 -8 -16.6 -19 -20z', 'straw'),
      outlined('M-19.4 -27C-8 -23.6 8 -23.6 19.4 -27V-19.6C8 -16 -8 -16 -19.4 -19.6z', 'tomato', 2),
    ),
  ],
};

/** A red kerchief tied above the forehead, dark curls, oil on the cheek. */
export const mechanic: Portrait = {
  skin: 'brown',
  groups: [
    behind(
      outlined(
        'M-22 18C-33 17 -34 4 -28 0C-34 -8 -30 -20 -22 -20C-18 -32 18 -32 22 -20C30 -20 34 -8 28 0C34 4 33 17 22 18z',
        'coal',
      ),
    ),
    shoulders('linen', 'flour', 36),
    body(
      outlined('M-17 60V47H17V60z', 'navy'),
      line('M-16 47L-20 38M16 47L20 38', 5),
      line('M-16 47L-20 38M16 47L20 38', 2, 'navy'),
      flat(round(-14, 50, 1.9), 'brass'),
      flat(round(14, 50, 1.9), 'brass'),
    ),
    headAndEars({ half: 19.6 }, false),
    ...eyes({ lashes: true, heavy: 3 }),
    NOSES.broad,
    MOUTHS.wry,
    near(flat('M9 6C12 4 15 6 16 9C13 10 10 9.6 9 6z', 'coal')),
    head(
      outlined(
        'M-21 0C-23 -6 -22 -12 -18 -13C-14 -10 14 -10 18 -13C22 -12 23 -6 21 0C19 -6 17 -8 13 -8C4 -11 -4 -11 -13 -8C-17 -8 -19 -6 -21 0z',
        'coal',
        2,
      ),
      outlined('M-23 -12C-22 -32 -8 -35 0 -35C8 -35 22 -32 23 -12C10 -19 -10 -19 -23 -12z', 'tomato'),
      outlined(
        'M1 -33C-6 -45 -16 -42 -14 -36C-10 -32 -4 -33 1 -33zM3 -33C8 -46 19 -44 18 -37C14 -32 8 -33 3 -33z',
        'tomato',
        2,
      ),
      outlined(round(2, -32, 4, 3.4), 'brick', 2),
      ...[
        [-14, -23],
        [-5, -26],
        [6, -25],
        [15, -21],
        [-9, -19.4],
        [11, -18],
      ].map(([x = 0, y = 0]) => flat(round(x, y, 1.5), 'linen')),
    ),
  ],
};

/** Black hair in a bob with a fringe, a white coat. */
export const doctor: Portrait = {
  skin: 'pale',
  groups: [
    behind(
      outlined('M-26 20C-29 -10 -26 -34 0 -34C26 -34 29 -10 26 20C22 24 16 23 13 20H-13C-16 23 -22 24 -26 20z', 'coal'),
    ),
    shoulders('linen', 'flour', 36),
    body(
      outlined('M-11 34L0 50L11 34C7 38 -7 38 -11 34z', 'sky', 2),
      line('M-12 34L-16 44L-10 47L-3 60M12 34L16 44L10 47L3 60', 2),
      line('M-19 41C-18 52 -8 52 -9 58M19 41C20 50 18 54 17 56', 2.2, 'iron'),
    ),
    headAndEars({ half: 19.4, jaw: 0.66 }, false),
    cheeks(7.6, 12.4, 4),
    ...eyes({ y: -2, open: 3.3, heavy: 2.2, lashes: true }),
    NOSES.small,
    MOUTHS.soft,
    head(
      outlined(
        'M-20.6 16C-23 -2 -25 -28 0 -28C25 -28 23 -2 20.6 16C18.4 8 19 -2 18 -9C8 -6.4 -8 -6.4 -18 -9C-19 -2 -18.4 8 -20.6 16z',
        'coal',
      ),
      line('M-11 -24C-15 -20 -16 -14 -16 -12M-2 -25C-4 -19 -4 -14 -3 -11', 1.5, 'iron'),
    ),
  ],
};

/** A bare head, a black moustache turned up, a striped apron. */
export const butcher: Portrait = {
  skin: 'rosy',
  groups: [
    shoulders('linen', 'flour', 39),
    body(
      outlined('M-20 60L-15 44H15L20 60z', 'sky'),
      line('M-8 45V60M0 45V60M8 45V60', 2.4, 'linen'),
      line('M-15 44L-18 37M15 44L18 37', 3),
    ),
    headAndEars({ half: 22.4, top: -30, chin: 27, jaw: 0.84 }),
    cheeks(6, 14.6, 5.4),
    head(flat(round(-9, -23, 5, 2.6), 'eye')),
    ...eyes({ y: -4, heavy: 4, open: 3.6 }),
    NOSES.round,
    face(line('M-5 19.4C-2 21.4 3 21.4 6 19', 2.2), line('M-8 24.6C-3 26 3 26 8 24.4', 1.3, 'shade')),
    near(
      outlined(
        'M0 10C-5 7.4 -11 10 -14 12.4C-17 14 -20 12.6 -20 8.4C-25 14 -20 20 -13 18.6C-7 18.4 -2 16.6 0 14C2 16.6 7 18.4 13 18.6C20 20 25 14 20 8.4C20 12.6 17 14 14 12.4C11 10 5 7.4 0 10z',
        'coal',
        1.6,
      ),
    ),
  ],
};

/** A peaked cap with an anchor’s brass, grey hair cut short. */
export const captain: Portrait = {
  skin: 'tan',
  groups: [
    behind(outlined('M-22 12C-26 -4 -23 -18 -15 -22H15C23 -18 26 -4 22 12C18 16 -18 16 -22 12z', 'silver')),
    shoulders('navy', 'coal', 37),
    body(
      outlined('M-11 33L0 54L11 33C7 37 -7 37 -11 33z', 'linen', 2),
      outlined('M-2.6 42H2.6L4 60H-4z', 'coal', 1.6),
      line('M-12 34L-17 45L-10 48L-4 60M12 34L17 45L10 48L4 60', 2),
      flat(round(-17, 55, 1.8), 'brass'),
      flat(round(17, 55, 1.8), 'brass'),
    ),
    headAndEars({ half: 19.6, jaw: 0.68 }, false),
    cheeks(7.4, 12.4, 4),
    ...eyes({ y: -2, brow: 'iron', open: 3.6 }),
    NOSES.small,
    MOUTHS.smile,
    face(line('M-16 2C-17 3 -18 3 -18.4 3M16 2C17 3 18 3 18.4 3', 1.2, 'shade')),
    head(
      outlined(
        'M-21 8C-23 0 -22 -8 -19 -12L-16 -11C-18 -4 -19 2 -21 8zM21 8C23 0 22 -8 19 -12L16 -11C18 -4 19 2 21 8z',
        'silver',
        2,
      ),
      outlined('M-22 -18C-36 -22 -34 -34 -22 -37C-8 -42 8 -42 22 -37C34 -34 36 -22 22 -18z', 'linen'),
      flat('M20 -19C32 -22 32 -32 23 -35C26 -30 25 -24 14 -19.4z', 'flour'),
      outlined('M-22 -23C-8 -26.6 8 -26.6 22 -23V-14.6C8 -18.6 -8 -18.6 -22 -14.6z', 'navy', 2),
      outlined('M-22 -15.4C-9 -19.6 9 -19.6 22 -15.4C19 -8.4 9 -10.6 0 -10.6C-9 -10.6 -19 -8.4 -22 -15.4z', 'coal', 2),
      outlined(round(0, -25, 4.4), 'brass', 1.8),
    ),
  ],
};

/** A turban, a full black beard. */
export const cheesemaker: Portrait = {
  skin: 'brown',
  groups: [
    shoulders('linen', 'flour', 36),
    body(line('M-10 36L0 46L10 36M0 46V60', 2)),
    headAndEars({ half: 20, jaw: 0.66 }),
    face(
      outlined(
        'M-20.6 -3C-20 4 -17 8 -13 8.6C-8 7 -4 9.4 0 9.4C4 9.4 8 7 13 8.6C17 8 20 4 20.6 -3C24 14 17 37 0 38C-17 37 -24 14 -20.6 -3z',
        'coal',
      ),
      flat('M-6 16.4C-3 15 3 15 6 16.2C4 19.8 -4 19.8 -6 16.4z', 'blush'),
      line('M-5 27C-4 30 -3 32 -1 34M6 26C5.4 29 4.4 31 3 33', 1.3, 'iron'),
    ),
    near(
      outlined('M0 10C-5 7.6 -11 9.4 -14 15C-9 16.6 -3 16 0 13.6C3 16 9 16.6 14 15C11 9.4 5 7.6 0 10z', 'coal', 1.2),
    ),
    ...eyes({ heavy: 3.2 }),
    NOSES.long,
    head(
      outlined(
        'M-24.6 -9C-32 -28 -19 -45 0 -45C19 -45 32 -28 24.6 -9C16 -19 7 -21.4 0 -21.4C-7 -21.4 -16 -19 -24.6 -9z',
        'ochre',
      ),
      flat('M24 -10.6C30 -26 21 -41 8 -43.6C18 -36 21 -26 16 -17z', 'bronze'),
      outlined('M0 -21.6L-6.4 -19.6C-4 -16.4 4 -16.4 6.4 -19.6z', 'brick', 1.6),
      line(
        'M-26 -18C-16 -27 -7 -30 6 -43M-24 -27C-16 -34 -10 -38 -4 -44M26 -18C18 -27 9 -31 0 -35M0 -21.4C-5 -27 -8 -30 -14 -33',
        1.8,
      ),
    ),
  ],
};

/** A coloured headscarf; a tape measure around the neck. */
export const seamstress: Portrait = {
  skin: 'brown',
  groups: [
    shoulders('plum', 'coal', 36),
    behind(
      outlined(
        'M0 -37C-22 -37 -28 -18 -27 2C-26 16 -24 24 -30 38C-18 46 18 46 30 38C24 24 26 16 27 2C28 -18 22 -37 0 -37z',
        'teal',
      ),
    ),
    head(
      outlined('M0 -31C-17 -31 -22 -16 -21 0C-20 16 -12 28 0 29C12 28 20 16 21 0C22 -16 17 -31 0 -31z', 'teal', 1.8),
    ),
    headAndEars({ half: 17.6, top: -23, chin: 24.4, jaw: 0.62 }, false),
    head(
      outlined(
        'M-17.6 -8C-17 -20 -9 -24 0 -24C9 -24 17 -20 17.6 -8C12 -17 6 -18.4 0 -18.4C-6 -18.4 -12 -17 -17.6 -8z',
        'straw',
        1.8,
      ),
    ),
    cheeks(7.4, 11, 4),
    ...eyes({ apart: 8, lashes: true, heavy: 2.8 }),
    NOSES.small,
    MOUTHS.soft,
    body(
      outlined(
        'M-20 15C-15 26 -8 30 0 30C8 30 15 26 20 15C27 26 26 36 12 41C-2 44 -24 40 -27 30C-25 26 -22 20 -20 15z',
        'teal',
      ),
      line('M-18 23C-8 34 8 36 22 30M-10 34C-2 38 8 38 16 35', 1.6, 'bottle'),
      line('M-23 39C-20 50 -16 54 -15 60M23 38C21 48 18 54 17 60', 5.4),
      line('M-23 39C-20 50 -16 54 -15 60M23 38C21 48 18 54 17 60', 3, 'straw'),
    ),
  ],
};
