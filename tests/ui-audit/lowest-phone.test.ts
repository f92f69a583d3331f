/** In the language of the longest words, on the lowest phone, whatever is asked can be read and pressed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report } from './report.ts';
import { openTheatre, type Theatre } from './serve.ts';
import { viewsOf } from './views/index.ts';
import { findSituations, walk } from './walk.ts';

const PATIENCE = 600_000;
const LOWEST = { app: [], screen: [], hand: [{ width: 568, height: 320 }] };

/** Where a seat is asked something besides its cards, once in each game; and what else takes the room meanwhile. */
const ASKED =
  /^hand: (?:.*\/(?:out|done|choose|vote|arrange|call|bid|trump|keep)\b.* seats|.*, (?:a bot stood in|all of how it stands))$/;

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre({ language: 'de' });
}, PATIENCE);

afterAll(() => theatre.close());

it('shows every answer whole', { timeout: PATIENCE }, async () => {
  const views = viewsOf(await findSituations(theatre)).filter(({ name }) => ASKED.test(name));
  const walked = await walk(theatre, views, { sizes: LOWEST, texts: [100] });
  const seen = walked.seen.filter(({ rule }) => rule === 'reach' || rule === 'sight' || rule === 'cut');
  expect(seen, report({ ...walked, seen })).toEqual([]);
});
