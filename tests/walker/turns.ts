/** A part of all views, another one every time: over a few runs all have been walked. */
import { seeded, shuffle } from '#shared/engine/random.ts';
import { SIZES, type Size } from './sizes.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import type { WalkOptions } from './walk.ts';

/** So many views of each page, in so many windows of each. */
const VIEWS: Readonly<Record<PageKind, number>> = { hand: 7, app: 4, screen: 4 };
const WINDOWS: Readonly<Record<PageKind, number>> = { hand: 3, app: 2, screen: 1 };

/** What was asked for as SEED, or any. */
export function seedOf(asked: string | undefined): number {
  return asked === undefined ? Math.floor(Math.random() * 1e6) : Number(asked);
}

/** In an order of this seed's. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  return shuffle([...all], seeded(seed));
}

export function turn(views: readonly View[], seed: number): { views: View[]; options: WalkOptions } {
  const random = seeded(seed);
  const chosen = PAGES.flatMap((page) => {
    const own = views.filter((view) => view.page === page);
    return shuffle(own, random).slice(0, VIEWS[page]);
  });
  const windows = Object.fromEntries(
    PAGES.map((page) => [page, shuffle([...SIZES[page]], random).slice(0, WINDOWS[page])]),
  );
  return { views: chosen, options: { sizes: windows as Record<PageKind, Size[]> } };
}
