/** The windows that every view is looked at in. */
import type { PageKind } from './view.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const PHONES = [
  [320, 568],
  [360, 560],
  [360, 640],
  [375, 548],
  [375, 667],
  [390, 664],
  [412, 915],
] as const;

const DESKTOPS = [
  [1024, 640],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
  [3840, 2160],
] as const;

/** Boxes that count two of a set's lines as one say that it has 960 × 540. */
const TELEVISIONS = [
  [960, 540],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;

const sizes = (pairs: readonly (readonly [number, number])[]): Size[] =>
  pairs.map(([width, height]) => ({ width, height }));

/** Phones are also held on their side. */
export const SIZES: Readonly<Record<PageKind, readonly Size[]>> = {
  hand: [...sizes(PHONES), ...sizes(PHONES.map(([width, height]) => [height, width]))],
  app: sizes(DESKTOPS),
  screen: sizes(TELEVISIONS),
};

/** In per cent. */
export const TEXT_SIZES = [100, 200] as const;
