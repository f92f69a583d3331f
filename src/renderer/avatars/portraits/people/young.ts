/** Those who learn, play music, ride, and fall in love. */

import { cheeks, eyes, headAndEars, MOUTHS, NOSES, shoulders } from '../face-parts.ts';
import { behind, body, face, flat, head, line, near, outlined, type Portrait, round } from '../shapes.ts';

/** Two puffs of hair, gold hoops, a yellow jumper. */
export const student: Portrait = {
  skin: 'deep',
  groups: [
    behind(
      outlined(round(-19, -26, 14), 'coal'),
      outlined(round(19, -26, 14), 'coal'),
      line('M-27 -30C-25 -34 -21 -36 -17 -36M13 -34C16 -37 21 -37 25 -35', 1.6, 'iron'),
    ),
    shoulders('straw', 'ochre', 35),
    body(outlined('M-12 31C-7 39 7 39 12 31L14 38C7 45 -7 45 -14 38z', 'straw', 2)),
    headAndEars({ half: 19.4, jaw: 0.58 }),
    ...eyes({ lashes: true, heavy: 2.6 }),
    NOSES.broad,
    MOUTHS.grin,
    head(
      outlined(
        'M-20.6 -2C-22 -21 -11 -29 0 -29C11 -29 22 -21 20.6 -2C18.6 -12 12 -18.4 0 -20C-12 -18.4 -18.6 -12 -20.6 -2z',
        'coal',
      ),
      line('M0 -28V-20.6', 1.4, 'skin'),
      line(`${round(-20.4, 11, 3.8, 4.6)}${round(20.4, 11, 3.8, 4.6)}`, 2, 'brass'),
    ),
  ],
};

/** Great auburn hair pinned up, drops of gold, a bare neck. */
export const singer: Portrait = {
  skin: 'pale',
  groups: [
    behind(
      outlined(
        'M-23 12C-34 0 -33 -18 -26 -24C-28 -42 -10 -48 0 -44C14 -50 30 -40 26 -24C33 -18 34 0 23 12C18 16 -18 16 -23 12z',
        'copper',
      ),
    ),
    body(
      outlined('M-9 14V34C-22 38 -34 42 -36 60H36C34 42 22 38 9 34V14z', 'skin'),
      flat('M9 15V34C22 38 33 42 35 60H22C22 48 12 42 4 40z', 'shade'),
      outlined('M-35 60C-35 52 -30 46 -24 44C-16 52 -6 52 0 48C6 52 16 52 24 44C30 46 35 52 35 60z', 'plum'),
      line('M-12 35C-6 42 6 42 12 35', 2, 'brass'),
      outlined(round(0, 42, 2.8), 'tomato', 1.4),
    ),
    headAndEars({ half: 19.2, jaw: 0.56 }, false),
    cheeks(7.4, 12, 4.2),
    ...eyes({ lashes: true, raised: 2.4, heavy: 2.2, brow: 'chestnut' }),
    NOSES.small,
    MOUTHS.lips,
    face(flat(round(10.4, 12.6, 1.1), 'ink')),
    head(
      outlined(
        'M-20.4 6C-25 -10 -20 -30 2 -29C22 -29 25 -10 20.4 6C19 -4 15 -12 6 -17C-4 -10 -16 -8 -20.4 6z',
        'copper',
      ),
      line('M6 -17C12 -24 10 -36 -4 -38M-14 -14C-22 -22 -20 -34 -10 -38M16 -12C24 -20 24 -30 16 -36', 1.7, 'chestnut'),
      outlined(
        'M-21.6 9L-18.8 16C-18.8 20.6 -24.4 20.6 -24.4 16zM21.6 9L24.4 16C24.4 20.6 18.8 20.6 18.8 16z',
        'brass',
        1.6,
      ),
    ),
  ],
};

/** A little cap with its peak turned up, a thin moustache, a striped jersey. */
export const cyclist: Portrait = {
  skin: 'tan',
  groups: [
    shoulders('tomato', 'brick', 34),
    body(
      flat('M-32 49H32V56H-34z', 'linen'),
      line('M-32.4 48.4H32.4', 1.8),
      outlined('M-12 31C-7 38 7 38 12 31L13 36C7 43 -7 43 -13 36z', 'linen', 2),
    ),
    headAndEars({ half: 18.6, chin: 27, jaw: 0.5 }),
    head(outlined('M-19 -14C-21 -8 -21 -2 -19 3L-16 -8zM19 -14C21 -8 21 -2 19 3L16 -8z', 'walnut', 1.8)),
    ...eyes({ apart: 8, brow: 'walnut', heavy: 3 }),
    NOSES.long,
    face(line('M-5.6 17.6C-2 19.8 3 19.8 6.6 17', 2.2)),
    near(
      outlined(
        'M0 11.6C-4 10.2 -9 11.4 -12.4 14.6C-8 15.2 -3 15 0 13.6C3 15 8 15.2 12.4 14.6C9 11.4 4 10.2 0 11.6z',
        'walnut',
        1.2,
      ),
    ),
    head(
      outlined('M-20.6 -14C-23 -33 -9 -36 0 -36C9 -36 23 -33 20.6 -14C8 -18 -8 -18 -20.6 -14z', 'linen'),
      flat('M-4 -35.4H4V-17.4H-4z', 'teal'),
      line('M-4 -35V-17.6M4 -35V-17.6', 1.5),
      outlined('M-17 -16.6C-15 -27 15 -27 17 -16.6C8 -19.4 -8 -19.4 -17 -16.6z', 'sky', 2),
    ),
  ],
};

/** A felt hat, a small beard, a dark suit. */
export const musician: Portrait = {
  skin: 'deep',
  groups: [
    shoulders('navy', 'coal', 37),
    body(
      outlined('M-11 33L0 56L11 33C7 37 -7 37 -11 33z', 'linen', 2),
      outlined('M-3 41H3L4.4 60H-4.4z', 'tomato', 1.6),
      line('M-12 34L-17 46L-9 49L-4 60M12 34L17 46L9 49L4 60', 2),
    ),
    headAndEars({ half: 19.6, jaw: 0.66 }),
    head(flat('M-19.6 -16C-21 -10 -20.4 -5 -19 -2L-16.6 -12zM19.6 -16C21 -10 20.4 -5 19 -2L16.6 -12z', 'coal')),
    ...eyes({ heavy: 3 }),
    NOSES.broad,
    MOUTHS.smile,
    face(outlined('M-4.4 20C-2 18.8 2 18.8 4.6 19.8C5 25 3 29 0 29.6C-3 29 -5 25 -4.4 20z', 'coal', 1.4)),
    near(line('M-8.4 11.6C-5 10 -2 10.2 0 11.2C2 10.2 5 10 8.4 11.4', 2.2)),
    head(
      flat('M-19.6 -15H19.6C19 -10.6 12 -9.4 0 -9.4C-12 -9.4 -19 -10.6 -19.6 -15z', 'shade'),
      outlined(
        'M-33 -14C-28 -21 -20 -21 -18 -22H18C20 -21 28 -21 33 -14C20 -9.6 12 -13 0 -13C-12 -13 -20 -9.6 -33 -14z',
        'ash',
      ),
      outlined(
        'M-19 -19C-21 -38 -14 -42 -6 -41C-2 -38 2 -38 6 -41C14 -42 21 -38 19 -19C8 -16.4 -8 -16.4 -19 -19z',
        'ash',
      ),
      outlined('M-19.6 -26C-8 -22.6 8 -22.6 19.6 -26V-18.6C8 -15.4 -8 -15.4 -19.6 -18.6z', 'coal', 2),
      line('M0 -38.4V-30', 1.6, 'iron'),
    ),
  ],
};

/** Hair like straw in all directions, freckles, a tooth missing. */
export const boy: Portrait = {
  skin: 'rosy',
  groups: [
    shoulders('linen', 'flour', 30),
    body(
      line('M-27 47C-12 43 12 43 27 47M-29 55C-12 50 12 50 29 55', 3.4, 'navy'),
      line('M-12 33C-7 42 7 42 12 33', 2.4),
    ),
    headAndEars({ half: 20.4, chin: 24, jaw: 0.66 }),
    cheeks(7.4, 13),
    ...eyes({ y: -1.4, brow: 'ochre', open: 4.4, raised: 1 }),
    NOSES.small,
    face(
      outlined(
        'M-8.4 12.6C-4 14.2 4 14.2 8.4 12.4C7.6 18.8 3.6 20.4 0 20.4C-3.6 20.4 -7.6 18.8 -8.4 12.6z',
        'brick',
        2,
      ),
      flat(
        'M-6.8 14C-3 15 -1.2 15 0.2 15.2V17.4C-2.6 17.4 -5 16.8 -6.8 14zM3.2 15.2C5 15 6 14.6 7 14.2C6.4 16 5 17 3.2 17.2z',
        'linen',
      ),
      ...[
        [-10, 3.6],
        [-13.4, 4.6],
        [-12, 7],
        [10, 3.6],
        [13.4, 4.6],
        [12, 7],
      ].map(([x = 0, y = 0]) => flat(round(x, y, 0.95), 'chestnut')),
    ),
    head(
      outlined(
        'M-21.4 0C-26 -7 -26 -15 -22 -19L-29 -21C-25 -26 -21 -27 -18 -27L-22 -35C-15 -35 -11 -33 -8 -31L-6 -41C0 -38 3 -35 5 -32L13 -39C15 -34 15 -31 15 -29L25 -31C24 -25 23 -23 22 -20L28 -16C26 -12 24 -6 21.4 0C20.6 -6 18 -10 15 -12L10 -7L7 -14L0 -8L-4 -14L-11 -7L-14 -13C-18 -10 -20.4 -6 -21.4 0z',
        'straw',
      ),
    ),
  ],
};

/** Red plaits that stand off, freckles, a green pinafore. */
export const girl: Portrait = {
  skin: 'pale',
  groups: [
    behind(
      outlined(
        'M-19 -6C-30 -8 -36 0 -33 7C-39 11 -39 19 -34 22C-36 28 -31 33 -26 31C-23 26 -25 22 -28 20C-23 17 -22 11 -25 8C-20 5 -18 0 -19 -6z',
        'copper',
      ),
      outlined(
        'M19 -6C30 -8 36 0 33 7C39 11 39 19 34 22C36 28 31 33 26 31C23 26 25 22 28 20C23 17 22 11 25 8C20 5 18 0 19 -6z',
        'copper',
      ),
      outlined('M-33.6 20.4L-26 17.6L-25 22.4L-34.4 24.6zM33.6 20.4L26 17.6L25 22.4L34.4 24.6z', 'teal', 1.6),
    ),
    shoulders('linen', 'flour', 29),
    body(
      outlined('M-14 60L-12 46H12L14 60z', 'olive', 2),
      line('M-12 46L-15 37M12 46L15 37', 5.4),
      line('M-12 46L-15 37M12 46L15 37', 2.6, 'olive'),
    ),
    headAndEars({ half: 20.4, chin: 24, jaw: 0.64 }, false),
    cheeks(7.6, 12.8),
    ...eyes({ y: -1.6, brow: 'chestnut', open: 4.4, heavy: 2.2 }),
    NOSES.small,
    MOUTHS.smile,
    face(
      ...[
        [-9, 3.4],
        [-12.6, 4.4],
        [-11, 7],
        [9, 3.4],
        [12.6, 4.4],
        [11, 7],
        [0.4, 1],
      ].map(([x = 0, y = 0]) => flat(round(x, y, 0.95), 'chestnut')),
    ),
    head(
      outlined(
        'M-21 4C-25 -16 -17 -29 0 -29C17 -29 25 -16 21 4C19.6 -4 17 -9 14 -12C10 -8 4 -9 0 -13C-4 -9 -10 -8 -14 -12C-17 -9 -19.6 -4 -21 4z',
        'copper',
      ),
      line('M0 -28V-14M-9 -26C-12 -22 -13 -17 -13 -13M9 -26C12 -22 13 -17 13 -13', 1.5, 'chestnut'),
    ),
  ],
};

/** A red beret, long dark hair, a moustache with curls, a blue smock. */
export const painter: Portrait = {
  skin: 'olive',
  groups: [
    behind(
      outlined(
        'M-24 22C-28 0 -26 -20 -14 -26H14C26 -20 28 0 24 22C20 28 14 26 12 20H-12C-14 26 -20 28 -24 22z',
        'walnut',
      ),
    ),
    shoulders('sky', 'teal', 36),
    body(
      outlined('M-13 31C-8 40 8 40 13 31L16 38C8 46 -8 46 -16 38z', 'straw', 2),
      outlined('M4 42L14 40L17 54L9 56z', 'straw', 2),
    ),
    headAndEars({ half: 19, jaw: 0.54 }, false),
    ...eyes({ brow: 'walnut', heavy: 2.8, raised: 1.6 }),
    NOSES.hooked,
    face(
      line('M-4.6 17C-1.6 18.6 2 18.6 5 16.8', 2),
      outlined(
        'M-3.4 20.6C-1.6 19.6 1.6 19.6 3.4 20.4C3.6 25.6 1.8 31 0 33C-1.8 31 -3.6 25.6 -3.4 20.6z',
        'walnut',
        1.4,
      ),
    ),
    near(
      line(
        'M0 12.4C-4 11.4 -9 15.4 -13.4 13.4C-16.4 11.6 -16.4 8 -13.6 8M0 12.4C4 11.4 9 15.4 13.4 13.4C16.4 11.6 16.4 8 13.6 8',
        2.6,
      ),
    ),
    head(
      outlined(
        'M-19.4 4C-22 -8 -18 -18 -8 -19C0 -17 10 -20 16 -19C21 -14 21 -4 19.4 4C18.6 -4 17 -8 14 -11C4 -13 -8 -13 -13 -9C-17 -6 -18.6 -2 -19.4 4z',
        'walnut',
        2,
      ),
      outlined(
        'M-21 -15C-27 -24 -20 -36 0 -39C24 -42 39 -32 34 -22C28 -14 10 -18 0 -17.4C-10 -17 -16 -15 -21 -15z',
        'tomato',
      ),
      flat('M33 -23C37 -30 30 -36 20 -37.6C28 -32 27 -24 18 -19.4C26 -18.6 31 -19.6 33 -23z', 'brick'),
      line('M5 -39L8 -44.6', 3.2),
    ),
  ],
};

/** A leather helmet, goggles pushed up, a yellow scarf. */
export const rider: Portrait = {
  skin: 'brown',
  groups: [
    shoulders('chestnut', 'walnut', 37),
    body(
      outlined('M-16 27C-9 37 9 37 16 27L18 37C9 46 -9 46 -18 37z', 'straw'),
      line('M-9 38C-6 41 -3 42 0 42', 1.5, 'ochre'),
      line('M0 46V60', 1.8),
    ),
    behind(outlined('M-22 16C-28 14 -27 4 -23 2H23C27 4 28 14 22 16z', 'coal')),
    headAndEars({ half: 18.8, chin: 25, jaw: 0.58 }, false),
    cheeks(7.6, 11.6, 4),
    ...eyes({ lashes: true, heavy: 2.8, y: -1.6 }),
    NOSES.small,
    MOUTHS.wry,
    head(
      outlined(
        'M-20 20C-26 8 -26 -36 0 -37C26 -36 26 8 20 20C16 19 16 14 17.4 8C18.6 0 18 -9 15 -14C6 -17 -6 -17 -15 -14C-18 -9 -18.6 0 -17.4 8C-16 14 -16 19 -20 20z',
        'chestnut',
      ),
      line('M0 -36V-28', 1.6),
      line('M-23 -20H23', 6.4),
      line('M-23 -20H23', 3.2, 'walnut'),
      outlined(
        'M-19 -21C-19 -28 -4 -28 -2 -21C-2 -14 -17 -12 -19 -21zM19 -21C19 -28 4 -28 2 -21C2 -14 17 -12 19 -21z',
        'brass',
        2,
      ),
      flat(
        'M-16 -21C-16 -25.4 -5.6 -25.4 -4.6 -21C-5 -16.8 -15 -15.8 -16 -21zM16 -21C16 -25.4 5.6 -25.4 4.6 -21C5 -16.8 15 -15.8 16 -21z',
        'sky',
      ),
      line('M-13 -23.4L-9 -18.6M7.4 -23.4L11.4 -18.6', 1.6, 'linen'),
    ),
  ],
};

/** Black hair parted and combed flat, a pencil moustache, a black tie. */
export const gentleman: Portrait = {
  skin: 'olive',
  groups: [
    shoulders('coal', 'ink', 37),
    body(
      outlined('M-12 32L0 60L12 32C7 37 -7 37 -12 32z', 'linen', 2),
      line('M-13 33L-19 46L-10 50L-4 60M13 33L19 46L10 50L4 60', 1.8, 'iron'),
      outlined('M0 38L-9.6 33V43.4zM0 38L9.6 33V43.4z', 'tomato', 2),
      outlined('M18 51L22 46.6L25 51z', 'linen', 1.6),
    ),
    headAndEars({ half: 18.8, chin: 27, jaw: 0.6 }),
    ...eyes({ apart: 8.2, heavy: 2.6, raised: 2.4, open: 3.4 }),
    NOSES.long,
    MOUTHS.wry,
    near(line('M-7.6 12.2C-5 10.6 -2 10.8 -0.6 11.6M7.6 12.2C5 10.6 2 10.8 0.6 11.6', 1.9)),
    head(
      outlined(
        'M-19.6 -1C-23 -18 -17 -32 0 -33C17 -33 23 -18 19.6 -1C18.6 -8 17 -14 14 -19C6 -18.4 -3 -19.6 -8 -24C-11 -19 -17 -15 -19.6 -1z',
        'coal',
      ),
      line('M-8 -24.4C-9 -27 -9 -29 -8 -31M-2 -23C4 -21.6 10 -22 14 -23.4M-2 -28C5 -26 11 -27 15 -29', 1.5, 'ash'),
    ),
  ],
};

/** Headphones over short curls, a hooded jumper. */
export const skater: Portrait = {
  skin: 'brown',
  groups: [
    shoulders('olive', 'bottle', 37),
    body(
      outlined('M-25 40C-20 28 20 28 25 40C16 46 10 38 0 38C-10 38 -16 46 -25 40z', 'olive', 2),
      line('M-6 40V53M6 40V53', 2, 'linen'),
    ),
    headAndEars({ half: 19.4, jaw: 0.6 }),
    ...eyes({ heavy: 3.2 }),
    NOSES.broad,
    MOUTHS.smile,
    head(
      outlined(
        'M-20.6 -2C-25 -6 -25 -12 -22 -15C-26 -21 -21 -27 -16 -27C-15 -33 -6 -36 -2 -32C3 -37 13 -34 15 -28C21 -28 26 -21 22 -15C25 -12 25 -6 20.6 -2C20 -8 18 -12 15 -13C11 -10 8 -12 6 -15C2 -11 -3 -11 -6 -15C-9 -11 -13 -10 -15 -13C-18 -12 -20 -8 -20.6 -2z',
        'coal',
      ),
      line('M-23 0C-27 -48 27 -48 23 0', 7),
      line('M-23 0C-27 -48 27 -48 23 0', 3.4, 'tomato'),
      outlined('M-25 -7H-20C-17 -7 -17 11 -20 11H-25C-30 11 -30 -7 -25 -7z', 'tomato'),
      outlined('M25 -7H20C17 -7 17 11 20 11H25C30 11 30 -7 25 -7z', 'brick'),
    ),
  ],
};
