/** A part of all views, another one for every state of the sources: over a few changes all have been walked. */
import { execFileSync } from 'node:child_process';
import { seeded, shuffle } from '#shared/engine/random.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { SIZES, type Size } from './sizes.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import type { WalkOptions } from './walk.ts';

/** So many views of each page, in so many windows of each. */
const VIEWS: Readonly<Record<PageKind, number>> = { hand: 5, app: 3, screen: 3 };
const WINDOWS: Readonly<Record<PageKind, number>> = { hand: 2, app: 2, screen: 1 };

/** What was asked for as SEED, or what these sources give: the same sources are judged alike wherever they are tested. */
export function seedOf(asked: string | undefined): number {
  return asked === undefined ? Number.parseInt(treeOf().slice(0, 6), 16) : Number(asked);
}

/** The name that Git gives to the committed sources; where they lie outside of Git, one for all. */
function treeOf(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '000001';
  }
}

/** Which language the part is walked in, as `WALK_LANG` says or as the turn is. */
export function languageOf(seed: number, asked: string | undefined): string {
  const all = Object.keys(LANGUAGES);
  return asked ?? (all[seed % all.length] as string);
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
