import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ONE = 'abcdefghijklmnopqrstuv';
const OTHER = 'ABCDEFGHIJKLMNOPQRSTU-';

const kept = new Map<string, string>();
const page = { hash: '' };

/** A freshly loaded page at this address. */
async function loaded(hash: string) {
  page.hash = hash;
  vi.resetModules();
  return import('./pinned-key.ts');
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is none where an address was typed, until one is kept', async () => {
  const { pinnedKey: knownKey, pinKey: keepKey } = await loaded('#K7QX');
  expect(knownKey()).toBeUndefined();
  keepKey({ fingerprint: ONE, by: 'sight' });
  expect(knownKey()).toEqual({ fingerprint: ONE, by: 'sight' });
  expect((await loaded('#/room')).pinnedKey()).toEqual({ fingerprint: ONE, by: 'sight' });
});

it('is what the link says, before all that was kept, and stays so', async () => {
  kept.set('panno-verde.key', `${ONE} sight`);
  expect((await loaded(`#K7QX.${OTHER}`)).pinnedKey()).toEqual({ fingerprint: OTHER, by: 'link' });
  expect((await loaded('#/table/x')).pinnedKey()).toEqual({ fingerprint: OTHER, by: 'link' });
});

it('is what a person said since, also while the link still stands in the address', async () => {
  const { pinnedKey: knownKey, pinKey: keepKey } = await loaded(`#K7QX.${ONE}`);
  expect(knownKey()).toEqual({ fingerprint: ONE, by: 'link' });
  keepKey({ fingerprint: OTHER, by: 'sight' });
  expect(knownKey()).toEqual({ fingerprint: OTHER, by: 'sight' });
});

it('is not read from what is no key', async () => {
  for (const hash of ['#K7QX.', '#K7QX.short', `#K7QX.${ONE}x`, `#K7QX.${ONE.slice(1)}!`, '#/table/x'])
    expect((await loaded(hash)).pinnedKey(), hash).toBeUndefined();
  kept.set('panno-verde.key', 'nonsense');
  expect((await loaded('')).pinnedKey()).toBeUndefined();
});

it('lasts as long as the page where nothing can be kept', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const { pinnedKey: knownKey, pinKey: keepKey } = await loaded('');
  expect(knownKey()).toBeUndefined();
  keepKey({ fingerprint: ONE, by: 'link' });
  expect(knownKey()).toEqual({ fingerprint: ONE, by: 'link' });
});
