/** What is worn on a head in profile (people.ts): its middle is the origin, its top at y = −20, its face to the right. */
import { disc, fill, line } from '../../svg.ts';
import { type Block, cut, DARK, GLOW, type Ink, LIGHT } from './linocut.ts';

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
