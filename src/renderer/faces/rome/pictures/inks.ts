/**
 * How the ninety pictures are printed. They are linocuts in one hand: a key block in one dark ink bears all outlines,
 * shadows and people (who are silhouettes, as on a vase; what they wear has colour), and four flat inks lie under it. Light
 * falls from the upper left: what is turned from it, to the right and below, is `LAND` or `DARK`. No gradients, no more inks.
 *
 * The blocks are cut without colour: an ink is a name until it is mixed for an age and the picture is printed.
 */
import type { AgeColours } from '../ages.ts';

/** Outlines, shadows, people. */
export const DARK = 'dark';
/** What the light falls on: stone, cloth, water's foam. */
export const LIGHT = 'light';
/** What is farthest: the air, and water under it. */
export const SKY = 'sky';
/** Earth, wood, stone in the shade. */
export const LAND = 'land';
/** What the eye is to see first: fire, a cloak, the sun. */
export const GLOW = 'glow';

export type Ink = typeof DARK | typeof LIGHT | typeof SKY | typeof LAND | typeof GLOW;

/** A picture, or a part of one, with its inks by name. The origin is the middle of the foot of an arch 340 wide and 520 high. */
export type Block = string;

const NAMED = /"(dark|light|sky|land|glow)"/g;

/** A picture in the inks of its age. */
export function withInks(block: Block, inks: AgeColours['inks']): string {
  return block.replace(NAMED, (_, ink: Ink) => `"${inks[ink]}"`);
}
