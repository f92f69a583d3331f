/** A part of the walk, by turns: `SEED=N` repeats one. All of it: all.test.ts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report } from './report.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { seedOf, turn } from './turns.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, walk } from './walk.ts';

const PATIENCE = 600_000;

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre();
}, PATIENCE);

afterAll(() => theatre.close());

it('finds nothing in the part whose turn it is', { timeout: PATIENCE }, async () => {
  const seed = seedOf(process.env.SEED);
  console.log(`walker: SEED=${seed}`);
  const { views, options } = turn(viewsOf(await findSituations(theatre)), seed);
  const result = await walk(theatre, views, options);
  expect(result.audits).toBeGreaterThan(views.length);
  expect(result.seen, `SEED=${seed}\n${report(result)}`).toEqual([]);
});
