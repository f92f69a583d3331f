/** Pages of the fixture that are kept: to open one takes longer than to press all that is on it. */

import { listenTo, type Place } from './monkey/user.ts';
import type { Theatre } from './serve.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import { resize } from './walk.ts';

/** The usual window of each page. */
const WINDOWS = {
  hand: { width: 375, height: 548 },
  app: { width: 1280, height: 720 },
  screen: { width: 1280, height: 720 },
} as const;

export interface Pages {
  at(kind: PageKind): Promise<Place>;
  /** What broke may have left nothing behind: the next one is another. */
  drop(kind: PageKind): Promise<void>;
  close(): Promise<void>;
}

export function keep(theatre: Pick<Theatre, 'open'>): Pages {
  const kept = new Map<PageKind, Promise<Place>>();
  const drop = async (kind: PageKind): Promise<void> => {
    const place = await kept.get(kind);
    kept.delete(kind);
    await place?.page.close();
  };
  return {
    at(kind) {
      const place = kept.get(kind) ?? begin(theatre, kind);
      kept.set(kind, place);
      return place;
    },
    drop,
    async close() {
      for (const kind of PAGES) await drop(kind);
    },
  };
}

async function begin(theatre: Pick<Theatre, 'open'>, kind: PageKind): Promise<Place> {
  const place = await listenTo(await theatre.open(kind), kind);
  await resize(place.line, kind, WINDOWS[kind]);
  await place.page.evaluate(() => window.walker.fingers.stayHere());
  return place;
}

/** Visits views one after another, of each page its own; `until`, in ms since 1970, ends it at the next view. */
export async function visitAll(
  pages: Pages,
  views: readonly View[],
  until: number,
  visit: (place: Place, view: View) => Promise<boolean>,
): Promise<number> {
  let visited = 0;
  for (const kind of PAGES) {
    for (const view of views.filter((one) => one.page === kind)) {
      if (Date.now() > until) break;
      visited++;
      if (!(await visit(await pages.at(kind), view))) await pages.drop(kind);
    }
  }
  return visited;
}
