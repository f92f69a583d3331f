/**
 * The shapes of a portrait. The origin is the middle of its round ground, whose radius is 50; x to the right, y down.
 * Shapes are grouped by depth: as a head turns, nearer ones move further.
 */
import type { Skin, Tone } from './inks.ts';

/** A portrait: skin, and shapes from back to front. */
export interface Portrait {
  readonly skin: Skin;
  readonly groups: readonly Group[];
}

/** A shape: an SVG path, filled, stroked, or both. */
export interface PortraitShape {
  readonly d: string;
  readonly fill?: Tone;
  readonly line?: Tone;
  /** Of the line. */
  readonly width?: number;
}

/**
 * `body` is fixed, as is the `air` around it, which has no paper edge; hair behind the head moves the other way; `eye`
 * are the pupils.
 */
export type Depth = 'air' | 'body' | 'behind' | 'head' | 'face' | 'near' | 'eye';

export interface Group {
  readonly depth: Depth;
  readonly prints: readonly PortraitShape[];
}

/** Line width of the outline. */
const KEY = 2.4;

/** A shape with the key block's outline. */
export function outlined(d: string, fill: Tone, width = KEY): PortraitShape {
  return { d, fill, line: 'ink', width };
}

/** A shape without one. */
export function flat(d: string, fill: Tone): PortraitShape {
  return { d, fill };
}

export function line(d: string, width = KEY, tone: Tone = 'ink'): PortraitShape {
  return { d, line: tone, width };
}

/** A closed ellipse as a path. */
export function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

const grouped =
  (depth: Depth) =>
  (...prints: readonly PortraitShape[]): Group => ({ depth, prints });

export const air = grouped('air');
export const body = grouped('body');
export const behind = grouped('behind');
export const head = grouped('head');
export const face = grouped('face');
export const near = grouped('near');
export const eye = grouped('eye');
