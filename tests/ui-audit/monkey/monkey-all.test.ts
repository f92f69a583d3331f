/** Presses everything on every view of every page, and goes over each by keys. `SEED=N` repeats the order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keep, type Pages } from '../pages.ts';
import { openTheatre, type Theatre } from '../serve.ts';
import { seedOf } from '../turns.ts';
import { PAGES, type View } from '../view.ts';
import { viewsOf } from '../views/index.ts';
import { findSituations } from '../walk.ts';
import { byKeys, reportOfKeys } from './keys.ts';
import { press, reportOf } from './monkey.ts';

const PATIENCE = 120 * 60_000;
const SEED = seedOf(process.env.SEED);

let theatre: Theatre;
let pages: Pages;
let views: readonly View[] = [];

beforeAll(async () => {
  theatre = await openTheatre();
  pages = keep(theatre);
  views = viewsOf(await findSituations(theatre));
}, PATIENCE);

afterAll(() => theatre.close());

describe.each(PAGES)('%s', (kind) => {
  const own = (): View[] => views.filter(({ page }) => page === kind);

  it('stands whatever is pressed', { timeout: PATIENCE }, async () => {
    const result = await press(pages, own(), { seed: SEED });
    console.log(`presser: SEED=${SEED} ${kind}: ${reportOf(result)}`);
    expect(result.troubles, `SEED=${SEED}\n${reportOf(result)}`).toEqual([]);
  });

  it('is gone over by keys alone', { timeout: PATIENCE }, async () => {
    const result = await byKeys(pages, own());
    console.log(`keys: ${kind}: ${reportOfKeys(result)}`);
    expect(result.troubles, reportOfKeys(result)).toEqual([]);
    await pages.drop(kind);
  });
});
