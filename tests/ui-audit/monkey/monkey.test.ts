/** The presser finds what it must. What it is for: press-all.test.ts, and a part of that in ../turn.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../fixture/planted.tsx';
import { keep, type Pages } from '../pages.ts';
import { openTheatre, type Theatre } from '../serve.ts';
import type { View } from '../view.ts';
import { byKeys } from './keys.ts';
import { press } from './monkey.ts';

const PATIENCE = 300_000;

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

  it('comes to what its last step has brought up', { timeout: PATIENCE }, async () => {
    const pages = planted('says why');
    const { stops, troubles } = await byKeys(pages, [PLANTED]);
    await pages.close();
    expect({ stops, troubles }).toEqual({ stops: 3, troubles: [] });
  });
});
