/** How the emblems of blessings and curses are drawn: flat, in two inks, in a box of 100 × 100 around the origin. */
import { fill, line, mirrored } from '../svg.ts';

export interface EmblemInks {
  /** The field the emblem lies on; also what is cut out of it. */
  readonly field: string;
  readonly mark: string;
  readonly accent: string;
}

/** An emblem, or a part of one, in given inks. */
export type Emblem = (inks: EmblemInks) => string;

/** A filled path. */
export function emblemFill(ink: keyof EmblemInks, d: string): Emblem {
  return (inks) => fill(d, inks[ink]);
}

/** A drawn line. */
export function emblemStroke(ink: keyof EmblemInks, d: string, width: number): Emblem {
  return (inks) => line(d, inks[ink], width);
}

/** Parts, each on both sides of x = 0. */
export function pair(...parts: readonly Emblem[]): Emblem {
  return (inks) => mirrored(parts.map((part) => part(inks)).join(''));
}

/** Parts laid over one another, lowest first. */
export function emblem(...parts: readonly Emblem[]): Emblem {
  return (inks) => parts.map((part) => part(inks)).join('');
}
