/** The presser finds what it must, and nothing in the part whose turn it is: `SEED=N` repeats one. All: press-all.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keep, type Pages } from '../pages.ts';
import { openTheatre, type Theatre } from '../serve.ts';
import type { Fault } from '../stage/planted.tsx';
import { seedOf, shuffled } from '../turns.ts';
import { PAGES, type View } from '../view.ts';
import { viewsOf } from '../views/index.ts';
import { findSituations } from '../walk.ts';
import { byKeys, reportOfKeys } from './keys.ts';
import { press, reportOf } from './press.ts';

const PATIENCE = 300_000;

/** Each page is pressed for so long, in ms, and then half as long by keys. */
const PART = 2500;

const PLANTED: View = { name: 'planted', page: 'app', at: '#', state: {} };

let theatre: Theatre;

beforeAll(async () => {
  theatre = await openTheatre();
}, PATIENCE);

afterAll(() => theatre.close());

function planted(fault: Fault): Pages {
  return keep({ open: () => theatre.plant(fault) });
}

describe('Who presses everything', () => {
  it.each([
    ['returns a promise', /not a function|must not return anything/],
    ['throws', /planted/],
    ['rejects', /planted/],
    ['warns', /console: planted/],
    ['leaves nothing', /nothing is on the page/],
  ] as const)('finds what %s', { timeout: PATIENCE }, async (fault, what) => {
    const pages = planted(fault);
    const { troubles } = await press(pages, [PLANTED], { seed: 1 });
    await pages.close();
    expect(troubles.map((trouble) => trouble.what)).toContainEqual(expect.stringMatching(what));
  });

  it('finds nothing where nothing is wrong', { timeout: PATIENCE }, async () => {
    const pages = planted('none');
    const { views, presses, troubles, account } = await press(pages, [PLANTED], { seed: 1 });
    await pages.close();
    expect({ views, troubles }).toEqual({ views: 1, troubles: [] });
    expect(presses).toBeGreaterThan(1);
    expect(account.sum()).toEqual({ all: 1, pressed: 1, never: [] });
  });
});

describe('Who plays by keys', () => {
  it.each([
    ['no key comes there', /no key comes to button Not by keys/],
    ['loses the focus', /loses the focus/],
  ] as const)('finds where %s', { timeout: PATIENCE }, async (fault, what) => {
    const pages = planted(fault);
    const { troubles } = await byKeys(pages, [PLANTED]);
    await pages.close();
    expect(troubles.map((trouble) => trouble.what)).toContainEqual(expect.stringMatching(what));
  });
});

it('presses the part whose turn it is, and nothing breaks', { timeout: PATIENCE }, async () => {
  const seed = seedOf(process.env.SEED);
  const views = shuffled(viewsOf(await findSituations(theatre)), seed);
  const pages = keep(theatre);
  for (const kind of PAGES) {
    const own = views.filter(({ page }) => page === kind);
    // The first page takes its time to be made ready: that is not of the time to press.
    await pages.at(kind);
    const pressed = await press(pages, own, { seed, until: Date.now() + PART });
    const keyed = await byKeys(pages, own, Date.now() + PART / 2);
    console.log(`presser: SEED=${seed} ${kind}: ${reportOf(pressed).split('\n')[0]}; keys: ${reportOfKeys(keyed)}`);
    expect(pressed.troubles, `SEED=${seed}\n${reportOf(pressed)}`).toEqual([]);
    expect(keyed.troubles, `SEED=${seed}\n${reportOfKeys(keyed)}`).toEqual([]);
  }
  await pages.close();
});
