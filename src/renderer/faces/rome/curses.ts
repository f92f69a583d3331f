/** The emblems of the three curses. */
import type { Curse } from '#shared/cards/rome.ts';
import { at } from '../svg.ts';
import { type Emblem, emblem, pair, emblemFill, emblemStroke } from './emblem.ts';

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
