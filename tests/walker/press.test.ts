/** The presser finds what it must, and nothing in the part whose turn it is: `SEED=N` repeats one. All: press-all.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeys, reportOfKeys } from './keys.ts';
import { press, reportOf } from './press.ts';
import { openTheatre, type Theatre } from './serve.ts';
import type { Fault } from './stage/planted.tsx';
import { seedOf, shuffled } from './turns.ts';
import type { View } from './view.ts';
import { viewsOf } from './views/index.ts';
import { findSituations } from './walk.ts';

const PATIENCE = 300_000;

/** It presses for so long, in ms, in either way; every page has its share. */
const PART = 3000;

const PLANTED: View = { name: 'planted', page: 'app', at: '#', state: {} };

let theatre: Theatre;
let all: readonly View[] = [];

beforeAll(async () => {
  theatre = await openTheatre();
  all = viewsOf(await findSituations(theatre));
}, PATIENCE);

afterAll(() => theatre.close());

/** A theatre where only this is played. */
function planted(fault: Fault): Pick<Theatre, 'open'> {
  return {
    async open(kind) {
      const page = await theatre.open(kind);
      const content = `import { plant } from '/tests/walker/stage/planted.tsx'; plant(${JSON.stringify(fault)});`;
      await page.addScriptTag({ type: 'module', content });
      await page.waitForFunction(() => document.documentElement.dataset.planted, undefined, { timeout: PATIENCE });
      return page;
    },
  };
}

describe('Who presses everything', () => {
  it.each([
    ['returns a promise', /not a function|must not return anything/],
    ['throws', /planted/],
    ['rejects', /planted/],
    ['warns', /console.warn: planted/],
    ['leaves nothing', /nothing is on the page/],
  ] as const)('finds what %s', { timeout: PATIENCE }, async (fault, what) => {
    const { troubles } = await press(planted(fault), [PLANTED], 1);
    expect(troubles.map((trouble) => trouble.what)).toContainEqual(expect.stringMatching(what));
  });

  it('finds nothing where nothing is wrong', { timeout: PATIENCE }, async () => {
    const result = await press(planted('none'), [PLANTED], 1);
    expect(result).toMatchObject({ views: 1, troubles: [] });
    expect(result.presses).toBeGreaterThan(1);
  });

  it('finds nothing in the part whose turn it is', { timeout: PATIENCE }, async () => {
    const seed = seedOf(process.env.SEED);
    const views = shuffled(all, seed);
    for (const kind of ['hand', 'app', 'screen'] as const) {
      const own = views.filter(({ page }) => page === kind);
      const result = await press(theatre, own, seed, Date.now() + PART);
      console.log(`presser: SEED=${seed} ${kind}: ${reportOf(result).split('\n')[0]}`);
      expect(result.troubles, `SEED=${seed}\n${reportOf(result)}`).toEqual([]);
    }
  });
});

describe('Who plays by keys', () => {
  it.each([
    ['no key comes there', /no key comes to button Not by keys/],
    ['loses the focus', /loses the focus/],
  ] as const)('finds where %s', { timeout: PATIENCE }, async (fault, what) => {
    const { troubles } = await byKeys(planted(fault), [PLANTED]);
    expect(troubles.map((trouble) => trouble.what)).toContainEqual(expect.stringMatching(what));
  });

  it('finds nothing in the part whose turn it is', { timeout: PATIENCE }, async () => {
    const seed = seedOf(process.env.SEED);
    const views = shuffled(all, seed);
    for (const kind of ['hand', 'app'] as const) {
      const own = views.filter(({ page }) => page === kind);
      const result = await byKeys(theatre, own, Date.now() + PART / 2);
      console.log(`keys: SEED=${seed} ${kind}: ${reportOfKeys(result).split('\n')[0]}`);
      expect(result.troubles, `SEED=${seed}\n${reportOfKeys(result)}`).toEqual([]);
    }
  });
});
