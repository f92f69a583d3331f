/** The emblems of the fourteen gods: one thing each that everybody knew them by. */
import type { Blessing, Curse } from '#shared/cards/rome.ts';
import { at, fill, line, mirrored } from '../svg.ts';

/** The emblems of the three curses. */
const axe = emblem(
  emblemStroke('mark', 'M0 54V-46', 7),
  emblemFill('mark', 'M3 -48C18 -46 26 -52 32 -62C48 -44 48 -18 32 0C26 -10 18 -16 3 -16Z'),
);

/** Two axes crossed, fire between them. */
const barbari = emblem(
  pair((inks) => at(0, 6, axe(inks), 0.92, 36)),
  emblemFill(
    'accent',
    'M1 -54C14 -40 20 -30 16 -18C13 -8 -13 -8 -16 -18C-20 -30 -9 -34 -7 -44C-2 -41 -1 -37 -1 -33C3 -39 4 -47 1 -54Z',
  ),
);

/** A portrait with its face struck out. */
const damnatio = emblem(
  emblemFill('mark', 'M-42 -54H42V54H-42Z'),
  emblemStroke('field', 'M-34 -46H34V46H-34Z', 3),
  emblemFill(
    'field',
    'M0 -40C18 -40 24 -26 22 -10C20 4 14 10 12 16C14 24 30 26 32 46H-32C-30 26 -14 24 -12 16C-14 10 -20 4 -22 -10C-24 -26 -18 -40 0 -40Z',
  ),
  emblemStroke('accent', 'M-27 -37L27 15M27 -37L-27 15', 8),
);

/** A face with closed eyes, a finger on its lips. */
const silentium = emblem(
  emblemFill('mark', 'M0 -52C28 -52 40 -36 38 -8C36 24 20 46 0 46C-20 46 -36 24 -38 -8C-40 -36 -28 -52 0 -52Z'),
  pair(
    emblemStroke('field', 'M10 -10C16 -4 26 -4 31 -10M13 -5L11 0M21 -4V2M29 -6L31 -1', 3.5),
    emblemStroke('field', 'M10 -23C18 -29 26 -27 32 -21', 4.5),
  ),
  emblemStroke('field', 'M2 -14L-4 8H5', 3.5),
  emblemStroke('field', 'M-15 23H15', 5),
  emblemFill('accent', 'M-8 12C-8 1 8 1 8 12V40C20 40 24 46 24 56H-22C-24 46 -18 40 -8 40Z'),
  emblemStroke('field', 'M-3 14H3', 3),
);

/** The curses' emblems. */
export const CURSE_EMBLEMS: Readonly<Record<Curse, Emblem>> = { barbari, damnatio, silentium };

/** How the emblems of blessings and curses are drawn: flat, in two inks, in a box of 100 × 100 around the origin. */
export interface EmblemInks {
  /** The emblem's ground, also used for its cutouts. */
  readonly field: string;
  readonly mark: string;
  readonly accent: string;
}

/** An emblem, or a part of one, in given inks. */
export type Emblem = (inks: EmblemInks) => string;

/** A filled path. */
function emblemFill(ink: keyof EmblemInks, d: string): Emblem {
  return (inks) => fill(d, inks[ink]);
}

/** A drawn line. */
function emblemStroke(ink: keyof EmblemInks, d: string, width: number): Emblem {
  return (inks) => line(d, inks[ink], width);
}

/** Parts, each on both sides of x = 0. */
function pair(...parts: readonly Emblem[]): Emblem {
  return (inks) => mirrored(parts.map((part) => part(inks)).join(''));
}

/** Parts stacked, lowest first. */
function emblem(...parts: readonly Emblem[]): Emblem {
  return (inks) => parts.map((part) => part(inks)).join('');
}

/** Two faces, back to back, under one crown. */
const ianus = emblem(
  pair(
    emblemFill(
      'mark',
      'M-1 -36C18 -38 30 -32 33 -22C35 -16 34 -12 36 -8L44 6C45 9 43 10 39 10L39 15C42 17 42 20 39 21C42 24 41 27 38 28C38 36 34 40 24 39L20 40C20 46 24 50 28 52H-1Z',
    ),
    emblemStroke('field', 'M27 -9C23 -12 19 -12 16 -9', 3.2),
    emblemStroke('field', 'M12 -30C4 -18 12 -8 6 4', 3),
    emblemStroke('field', 'M38 21H30', 2.6),
  ),
  emblemStroke('field', 'M0 -34V52', 3.4),
  emblemFill('accent', 'M-24 -38L-28 -53L-13 -46L0 -56L13 -46L28 -53L24 -38Z'),
);

/** The owl. */
const minerva = emblem(
  emblemFill(
    'mark',
    'M0 -50C8 -46 14 -46 24 -50C36 -44 38 -26 34 -12C42 2 42 26 28 40L14 46H-14L-28 40C-42 26 -42 2 -34 -12C-38 -26 -36 -44 -24 -50C-14 -46 -8 -46 0 -50Z',
  ),
  pair(
    emblemFill('field', 'M17 -40A15 15 0 1 0 17.1 -40Z'),
    emblemFill('accent', 'M17 -36A11 11 0 1 0 17.1 -36Z'),
    emblemFill('field', 'M17 -30A5 5 0 1 0 17.1 -30Z'),
    emblemStroke('field', 'M31 2C33 16 29 28 20 36', 3.5),
    emblemStroke('accent', 'M11 46V53M19 45V52', 5),
  ),
  emblemFill('accent', 'M-6 -20L0 -4L6 -20Z'),
  emblemStroke('field', 'M-12 8L-6 14L0 8L6 14L12 8M-12 20L-6 26L0 20L6 26L12 20', 3.5),
);

/** The herald's staff with two snakes. */
const mercurius = emblem(
  pair(
    emblemFill(
      'mark',
      'M6 -34C16 -30 30 -30 52 -46C52 -36 48 -30 42 -26C46 -26 46 -26 48 -27C44 -20 38 -18 32 -17C26 -14 12 -14 6 -22Z',
    ),
    emblemStroke('mark', 'M4 44C-26 34 -22 20 0 14S26 -8 2 -16C-8 -18 -14 -16 -16 -10', 6),
  ),
  emblemStroke('accent', 'M0 -40V52', 6),
  emblemFill('accent', 'M0 -56A8 8 0 1 0 0.1 -56Z'),
);

/** The lyre. */
const apollo = emblem(
  pair(emblemFill('mark', 'M16 30C40 18 16 -8 30 -32C34 -40 42 -42 46 -50C36 -52 26 -46 22 -36C8 -8 30 8 10 26Z')),
  emblemFill('mark', 'M-24 24H24C24 42 12 50 0 50C-12 50 -24 42 -24 24Z'),
  emblemStroke('accent', 'M-32 -30H32', 7),
  emblemStroke('accent', 'M-11 -24V28M0 -24V28M11 -24V28', 3.5),
  emblemStroke('field', 'M-8 36H8', 4),
);

/** The huntress's bow, an arrow, the moon. */
const diana = emblem(
  emblemStroke('mark', 'M-26 -48C42 -44 50 34 4 52', 7),
  emblemStroke('mark', 'M-26 -48L4 52', 3),
  emblemStroke('accent', 'M-46 24L34 -8', 5),
  emblemFill('accent', 'M52 -16L29 -18L36 1Z'),
  emblemFill('accent', 'M-52 18L-40 13L-34 19L-46 24ZM-47 33L-38 30L-32 20L-45 24Z'),
  emblemFill('mark', 'M-28 -32A18 18 0 1 0 -28 2A14 14 0 1 1 -28 -32Z'),
);

/** The wheel. */
const fortuna = emblem(
  emblemStroke('mark', 'M0 -42A42 42 0 1 0 0.1 -42Z', 9),
  emblemStroke('mark', 'M0 -40V40M-40 0H40M-28 -28L28 28M28 -28L-28 28', 5),
  emblemFill('accent', 'M0 -14A14 14 0 1 0 0.1 -14Z'),
  emblemFill('field', 'M0 -5A5 5 0 1 0 0.1 -5Z'),
  emblemStroke('accent', 'M0 -42V-43M42 0H43M0 42V43M-42 0H-43', 13),
);

/** The sheaf of wheat. */
const ceres = emblem(
  pair(
    emblemStroke('mark', 'M4 50C8 26 14 10 30 -14', 5),
    emblemFill(
      'mark',
      'M40 -42C46 -32 42 -22 34 -18C28 -24 30 -36 40 -42ZM28 -16L26 -32C38 -28 40 -14 32 -4ZM30 -12L46 -14C46 -2 36 6 26 2ZM22 4L18 -10C30 -8 34 4 28 14Z',
    ),
    emblemFill('mark', 'M0 -26L10 -38C18 -28 14 -16 2 -10ZM0 -6L10 -20C18 -10 14 4 2 10Z'),
  ),
  emblemStroke('mark', 'M0 52V-20', 5),
  emblemFill('mark', 'M0 -52C9 -42 9 -32 0 -24C-9 -32 -9 -42 0 -52Z'),
  emblemStroke('accent', 'M-22 22H22', 8),
);

/** The thunderbolt. */
const iuppiter = emblem(
  pair(
    emblemFill('accent', 'M10 -18L28 -28L24 -34L46 -52L14 -38L18 -31L4 -22ZM10 18L28 28L24 34L46 52L14 38L18 31L4 22Z'),
  ),
  emblemFill('mark', 'M-18 -14L0 -26L18 -14V14L0 26L-18 14ZM-10 -16L0 -56L10 -16ZM-10 16L10 16L0 56Z'),
  emblemStroke('field', 'M-17 -7H17M-17 7H17', 4),
);

/** The fire of the hearth. */
const vesta = emblem(
  emblemFill(
    'accent',
    'M0 -54C22 -34 34 -18 30 4C28 16 18 22 8 22C16 14 14 2 2 -10C4 4 -6 8 -10 22C-22 20 -32 10 -30 -4C-28 -18 -16 -22 -12 -36C-4 -32 -2 -26 -2 -20C4 -30 4 -42 0 -54Z',
  ),
  emblemFill('mark', 'M-44 18H44C42 32 28 38 14 40L20 52H-20L-14 40C-28 38 -42 32 -44 18Z'),
  emblemStroke('field', 'M-28 27H28', 4),
);

/** Hammer and anvil. */
const vulcanus = emblem(
  emblemFill('mark', 'M-50 4H46V16C30 18 20 22 18 32H28V46H-30V32H-14C-16 24 -34 22 -50 4Z'),
  emblemStroke('accent', 'M-10 -8L26 -44', 7),
  emblemFill('accent', 'M10 -54L44 -20L32 -12L0 -44Z'),
  emblemStroke('accent', 'M-30 -6L-38 -16M-16 -12L-18 -26M-38 -2L-50 -6', 4),
);

/** The sickle, and his star. */
const saturnus = emblem(
  emblemFill('mark', 'M-6 30C-30 10 -34 -30 -4 -48C22 -60 46 -42 46 -14C36 -32 18 -36 6 -26C-10 -12 -4 12 10 20Z'),
  emblemStroke('accent', 'M4 22L24 50', 13),
  emblemStroke('field', 'M4 32L14 25M10 40L20 33', 3),
  emblemFill('mark', 'M-44 -8L-41 -18L-38 -8L-28 -5L-38 -2L-41 8L-44 -2L-54 -5Z'),
);

/** The crested helmet. */
const mars = emblem(
  emblemFill('accent', 'M-44 34C-56 -20 -30 -54 10 -52C28 -50 38 -40 40 -30L24 -26C18 -36 -18 -38 -28 20Z'),
  emblemFill(
    'mark',
    'M-24 26C-34 -12 -14 -34 10 -32C30 -30 38 -16 38 2L30 4V-4H12V8L24 14V40C14 38 8 32 6 24C-2 28 -14 30 -24 26Z',
  ),
  emblemStroke('field', 'M-14 14C-20 -8 -8 -20 8 -20', 4),
  emblemStroke('accent', 'M-34 42C-18 50 16 48 28 44', 6),
);

/** The shell. */
const venus = emblem(
  emblemFill(
    'mark',
    'M-14 44L-20 34C-44 20 -56 -8 -46 -24C-42 -34 -30 -36 -26 -34C-24 -46 -8 -50 0 -44C8 -50 24 -46 26 -34C30 -36 42 -34 46 -24C56 -8 44 20 20 34L14 44Z',
  ),
  emblemStroke('field', 'M0 34V-32M-7 34L-22 -24M7 34L22 -24M-13 32L-38 -14M13 32L38 -14', 4),
  emblemFill('accent', 'M-24 44C-12 36 12 36 24 44C12 54 -12 54 -24 44Z'),
);

/** The trident over the waves. */
const neptunus = emblem(
  emblemStroke('mark', 'M0 -50V34', 8),
  emblemStroke('mark', 'M-30 -34C-32 -8 -22 4 0 4C22 4 32 -8 30 -34', 8),
  emblemFill('mark', 'M0 -56L10 -40H-10ZM-30 -46L-19 -28L-40 -30ZM30 -46L19 -28L40 -30Z'),
  emblemStroke(
    'accent',
    'M-48 32C-38 22 -28 22 -16 32S8 42 16 32S38 22 48 32M-36 48C-28 40 -20 40 -8 48S12 56 20 48S30 42 36 46',
    6,
  ),
);

/** The gods' emblems. */
export const GODS: Readonly<Record<Blessing, Emblem>> = {
  ianus,
  minerva,
  mercurius,
  apollo,
  diana,
  fortuna,
  ceres,
  iuppiter,
  vesta,
  vulcanus,
  saturnus,
  mars,
  venus,
  neptunus,
};
