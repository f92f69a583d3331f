/** The few cuts that every picture is made with. */
import { at, fill, line, shape, short } from '../../svg.ts';
import type { AgeColours } from '../ages.ts';

// How the ninety pictures are printed. They are linocuts in one hand: a key block in one dark ink bears all outlines,
// shadows and people (who are silhouettes, as on a vase; what they wear has colour), and four flat inks lie under it. Light
// falls from the upper left: what is turned from it, to the right and below, is `LAND` or `DARK`. No gradients, no more inks.
//
// The blocks are cut without colour: an ink is a name until it is mixed for an age and the picture is printed.

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

/** The pictures of an age, by the cards of its moments. */
export type Pictures = Readonly<Record<string, () => Block>>;

/** How broad an outline is; never thinner than is seen on a card. */
const EDGE = 5;

/** A flat shape with the key block's outline. */
export function cut(d: string, ink: Ink, edge = EDGE): Block {
  return shape(d, ink, DARK, edge);
}

/** A bar with an outline: a sleeve, a branch, a beam, a rope. */
export function bar(d: string, ink: Ink, width: number, edge = EDGE): Block {
  return line(d, DARK, width + 2 * edge) + line(d, ink, width);
}

/** As in a mirror: facing left. */
export function flip(block: Block): Block {
  return `<g transform="scale(-1 1)">${block}</g>`;
}

/** `count` things side by side, `step` apart, their middle at x = 0. */
export function row(count: number, step: number, thing: (x: number, k: number) => Block): Block {
  return Array.from({ length: count }, (_, k) => thing((k - (count - 1) / 2) * step, k)).join('');
}

/** The outlines of `count` arched openings side by side, their feet at y; the middle of the first stands at x. */
export function arches(count: number, x: number, y: number, step: number, width: number, height: number): string {
  const r = width / 2;
  return Array.from(
    { length: count },
    (_, k) => `M${x + k * step - r} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`,
  ).join('');
}

/** Dark openings, of the outline that `arches` gives. */
export function openings(...outline: Parameters<typeof arches>): Block {
  return fill(arches(...outline), DARK);
}

/** A box from its upper left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A part at a place, so large. */
export function put(x: number, y: number, scale: number, ...parts: readonly Block[]): Block {
  return at(x, y, parts.join(''), scale);
}

/** A part that is printed in several places from one block; `id` is its own in the picture. */
export function again(id: string, part: Block, ...transforms: readonly string[]): Block {
  return `<g id="${id}">${part}</g>${transforms.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('')}`;
}

/** `count` of the same thing side by side, `step` apart, their middle at x = 0. */
export function rank(id: string, count: number, step: number, part: Block): Block {
  const first = (-(count - 1) / 2) * step;
  const others = Array.from({ length: count - 1 }, (_, k) => `translate(${short((k + 1) * step)})`);
  return `<g transform="translate(${short(first)})">${again(id, part, ...others)}</g>`;
}
