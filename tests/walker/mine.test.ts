import { afterAll, beforeAll, expect, it } from 'vitest';
import { report } from './report.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { SIZES } from './sizes.ts';
import type { View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, walk } from './walk.ts';

let bare: Theatre;
let views: readonly View[] = [];
beforeAll(async () => {
  bare = await openTheatre();
  views = viewsOf(await findSituations(bare)).filter(({ name }) => new RegExp(process.env.MINE ?? 'the book, ').test(name));
}, 3600000);
afterAll(() => bare.close());
it('reads', { timeout: 3600000 }, async () => {
  const result = await walk(bare, views);
  expect(result.seen, report(result)).toEqual([]);
});
it('stands out', { timeout: 3600000 }, async () => {
  const sizes = {
    ...SIZES,
    app: SIZES.app.filter(({ width }) => width === 1280),
    hand: SIZES.hand.filter(({ width }) => width === 375),
  };
  const result = await walk(bare, views, { sizes, texts: [100], pictured: () => true });
  const seen = result.seen.filter(({ rule }) => rule === 'contrast' || rule === 'broken');
  expect(seen, report({ ...result, seen })).toEqual([]);
});
