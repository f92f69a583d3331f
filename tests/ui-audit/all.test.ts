/** The whole walk: every view of every page in every window, at both text sizes, and its contrast in the usual ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report } from './report.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { SIZES } from './sizes.ts';
import { PAGES, type PageKind, type View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, type Walk, walk } from './walk.ts';

const PATIENCE = 60 * 60_000;

/** Where pictures are taken: one phone, one desktop, one television. */
const PICTURED: Readonly<Record<PageKind, number>> = { hand: 375, app: 1280, screen: 1280 };

let bare: Theatre;
let views: readonly View[] = [];

beforeAll(async () => {
  bare = await openTheatre();
  views = viewsOf(await findSituations(bare));
}, PATIENCE);

afterAll(() => bare.close());

const ofPage = (kind: PageKind): View[] => views.filter(({ page }) => page === kind);

describe.each(PAGES)('%s', (kind) => {
  it('can be read and reached in every window', { timeout: PATIENCE }, async () => {
    const result = await walk(bare, ofPage(kind));
    tell(result);
    expect(result.seen, report(result)).toEqual([]);
  });

  it('stands out from what is behind it', { timeout: PATIENCE }, async () => {
    const theatre = kind === 'hand' ? bare : await openTheatre({ drawn: true });
    try {
      const size = SIZES[kind].find(({ width }) => width === PICTURED[kind]);
      const sizes = { ...SIZES, [kind]: size ? [size] : [] };
      const result = await walk(theatre, ofPage(kind), { sizes, texts: [100], pictured: () => true });
      const seen = result.seen.filter(({ rule }) => rule === 'contrast' || rule === 'broken');
      tell(result);
      expect(seen, report({ ...result, seen })).toEqual([]);
    } finally {
      if (theatre !== bare) await theatre.close();
    }
  });
});

function tell({ views, audits }: Walk): void {
  console.log(`walker: ${views} views, ${audits} audits`);
}
