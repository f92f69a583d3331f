/**
 * People: silhouettes facing right, 200 high from their feet at the origin; what they wear is the colour. `hat` is drawn on
 * the head, `over` on top of all: arms, and what they hold.
 */
import { at, disc, fill, line } from '../../svg.ts';
import { type Block, cut, DARK, GLOW, type Ink, LIGHT } from './linocut.ts';

// What is worn on a head in profile: its middle is the origin, its top at y = −20, its face to the
// right.

/** A Roman helmet with its crest. */
export function helmet(crest: Ink = GLOW, metal: Ink = LIGHT): Block {
  return (
    cut('M-20 16C-40 -14 -26 -46 6 -44C20 -43 27 -36 28 -30L14 -26C8 -32 -18 -32 -20 16Z', crest, 4) +
    cut('M-17 14C-21 -12 -10 -25 4 -24C16 -23 21 -14 21 -6L4 -4L2 16L-6 14Z', metal, 4)
  );
}

/** A pointed helmet of the Middle Ages. */
export function nasal(metal: Ink = LIGHT): Block {
  return cut('M-18 2C-16 -16 -4 -34 4 -42C10 -34 20 -16 20 -4L22 4H16L15 -2Z', metal, 4);
}

export function laurel(ink: Ink = GLOW): Block {
  const leaf = 'c0 -10 7 -15 15 -15c2 8 -5 15 -15 15z';
  return (
    cut(`M-18 6${leaf}M-18 -6${leaf}M-11 -14${leaf}M0 -19${leaf}M9 -15${leaf}`, ink, 3) +
    line('M-17 8C-17 -8 -5 -16 18 -11', ink, 5)
  );
}

export function crown(ink: Ink = GLOW): Block {
  return cut('M-17 -11L-21 -36L-9 -26L2 -42L12 -26L24 -36L20 -11C8 -15 -6 -15 -17 -11Z', ink, 4);
}

/** A cloth over the head: of a priest, a matron, a mourner. */
export function veil(ink: Ink = LIGHT): Block {
  return cut('M-22 34C-30 -8 -18 -29 3 -28C14 -27 19 -20 19 -14C6 -16 0 -8 -2 4C-3 16 4 26 8 34Z', ink, 4);
}

/** A hood of a habit. */
export function hood(ink: Ink): Block {
  return cut('M-24 32C-32 -6 -24 -34 -4 -34C12 -33 22 -22 21 -8L12 -10C4 -8 2 4 6 16L14 32Z', ink, 4);
}

/** Hair in a knot. */
export function knot(): Block {
  return fill('M-12 -8C-28 -20 -34 -2 -24 6C-18 10 -12 6 -12 0Z', DARK);
}

export function beard(): Block {
  return fill('M-2 8L19 6C22 20 16 32 8 36C0 30 -4 20 -2 8Z', DARK);
}

/** The popes' triple crown. */
export function tiara(): Block {
  return (
    cut('M-17 -10C-24 -34 -12 -60 2 -66C16 -60 28 -34 20 -10C8 -14 -6 -14 -17 -10Z', LIGHT, 4) +
    line('M-17 -18C-4 -22 8 -22 20 -18M-18 -33C-6 -37 10 -37 22 -33M-12 -48C-4 -51 8 -51 16 -48', GLOW, 5) +
    disc(2, -70, 5, GLOW)
  );
}

/** A hat with a broad brim: pilgrims, travellers, herdsmen. */
export function brim(ink: Ink = LIGHT): Block {
  return cut('M-34 -8C-20 -16 -16 -30 2 -30C20 -30 22 -16 38 -8C18 -2 -14 -2 -34 -8Z', ink, 4);
}

/** A cap that falls forward: of freedmen, and of the Revolution. */
export function phrygian(ink: Ink = GLOW): Block {
  return cut('M-18 2C-22 -20 -10 -36 8 -36C24 -36 32 -22 22 -14C16 -18 18 -8 18 -4C6 -8 -8 -6 -18 2Z', ink, 4);
}

/** A round cap, close to the skull. */
export function cap(ink: Ink = LIGHT): Block {
  return cut('M-17 -6C-17 -24 14 -28 18 -9C8 -12 -8 -12 -17 -6Z', ink, 4);
}

/** A turban. */
export function turban(ink: Ink = LIGHT): Block {
  return (
    cut('M-20 -4C-30 -24 -8 -38 6 -34C24 -34 30 -16 20 -8C8 -12 -6 -10 -20 -4Z', ink, 4) +
    line('M-18 -14C-4 -20 8 -22 18 -18', DARK, 4)
  );
}

const HEAD =
  'M-15 2C-17 -14 -5 -21 5 -20C14 -19 18 -13 18 -7L23 3L18 6C19 11 17 16 8 16L8 28H-9V14C-13 10 -15 7 -15 2Z';

/** A head in profile, about its middle. */
export function head(hat: Block = ''): Block {
  return fill(HEAD, DARK) + hat;
}

/** A bare arm, or a leg, along a line. */
export function limb(d: string, width = 11): Block {
  return line(d, DARK, width);
}

/** An arm in a wide sleeve. */
export function sleeve(d: string, ink: Ink): Block {
  return line(d, DARK, 24) + line(d, ink, 15);
}

/** Standing in a toga, a gown or a habit to the ground. */
export function robed(ink: Ink, hat: Block = '', over: Block = ''): Block {
  return (
    at(3, -180, head(hat)) +
    cut('M-19 -155C-31 -120 -29 -60 -33 0H31C27 -60 31 -120 20 -155C12 -163 -11 -163 -19 -155Z', ink) +
    line('M-8 -140C0 -100 12 -76 24 -64M-22 -92C-10 -56 6 -40 26 -30M-12 -36L-14 -6', DARK, 4) +
    fill('M18 -150C28 -110 25 -60 29 -2H16C20 -50 12 -110 18 -150Z', DARK) +
    over
  );
}

/** In a short tunic, walking. */
export function walking(ink: Ink, hat: Block = '', over: Block = ''): Block {
  return (
    limb('M-6 -66L-16 -36L-34 -2M8 -66L20 -38L18 0H30', 13) +
    at(5, -180, head(hat)) +
    cut(
      'M-17 -155C-22 -120 -18 -92 -26 -56C-8 -50 12 -50 30 -58C22 -92 24 -120 19 -155C10 -163 -9 -163 -17 -155Z',
      ink,
    ) +
    line('M-19 -98H23', DARK, 5) +
    fill('M17 -150C22 -120 20 -92 28 -60L14 -56C14 -92 12 -120 17 -150Z', DARK) +
    over
  );
}

/** In a breastplate over a short tunic, standing with legs apart. */
export function armed(ink: Ink, hat: Block = '', over: Block = ''): Block {
  return (
    limb('M-9 -66L-14 -34L-20 0H-6M10 -66L18 -34L22 0H36', 14) +
    at(5, -180, head(hat)) +
    cut('M-20 -92L-28 -54L-14 -60L-2 -52L10 -60L20 -52L30 -56L22 -92Z', ink) +
    cut('M-19 -155C-25 -130 -22 -110 -21 -90H23C24 -110 26 -130 20 -155C11 -163 -11 -163 -19 -155Z', ink) +
    line('M-14 -130C-4 -122 8 -122 18 -130M-18 -108H20', DARK, 4) +
    over
  );
}

/** On both knees, 145 high. */
export function kneeling(ink: Ink, hat: Block = '', over: Block = ''): Block {
  return (
    at(7, -128, head(hat)) +
    cut('M-15 -103C-31 -72 -30 -40 -56 0H34C38 -18 32 -34 16 -42C22 -62 24 -86 18 -103C9 -111 -7 -111 -15 -103Z', ink) +
    line('M-4 -92C0 -66 8 -54 14 -46M-24 -50C-10 -30 8 -22 26 -20', DARK, 4) +
    over
  );
}

/** Sitting, 165 high: the seat's edge is at (-6, -58). */
export function seated(ink: Ink, hat: Block = '', over: Block = ''): Block {
  return (
    at(0, -148, head(hat)) +
    cut(
      'M-21 -122C-31 -90 -32 -60 -26 -50L-14 0H52V-8C46 -30 50 -56 44 -66C36 -76 26 -74 20 -74C22 -92 22 -110 17 -122C8 -131 -12 -131 -21 -122Z',
      ink,
    ) +
    line(
      'M-8 -108C-4 -84 6 -70 20 -62M-20 -50C0 -48 20 -50 32 -52M34 -48C30 -30 32 -16 34 -4M14 -40C10 -24 12 -12 12 -4',
      DARK,
      4,
    ) +
    over
  );
}

/** From the hips up, for a horse's back or a ship's deck; the hips at the origin. */
export function rising(ink: Ink, hat: Block = '', over: Block = ''): Block {
  return (
    at(4, -92, head(hat)) +
    cut('M-18 -66C-24 -44 -22 -18 -20 2H22C22 -18 24 -44 19 -66C10 -75 -9 -75 -18 -66Z', ink) +
    fill('M16 -62C20 -40 18 -20 20 0H8C12 -20 10 -44 16 -62Z', DARK) +
    over
  );
}

/** Head and shoulders, for a crowd; the head's middle at the origin. */
export function bust(ink: Ink, hat: Block = ''): Block {
  return cut('M-34 70C-36 36 -20 22 0 20C20 22 34 36 34 70Z', ink) + head(hat);
}

/** Somebody seen from behind: head and shoulders. */
export function back(ink: Ink = DARK): Block {
  return cut('M-32 66C-34 30 -18 20 0 18C18 20 34 30 32 66Z', ink) + fill('M0 -20A18 20 0 1 1 -0.1 -20Z', DARK);
}
