import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, kept, keptNames } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** Storages in which nothing can be kept. */
const BARREN: Readonly<Record<string, () => void>> = {
  'is not there': () => vi.stubGlobal('localStorage', undefined),
  'is null': () => vi.stubGlobal('localStorage', null),
  'may not be named': () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  },
  'refuses all': () => vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
  'is full': () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined }),
};

describe.each(Object.keys(BARREN))('a storage that %s', (how) => {
  const found = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  afterEach(() => {
    if (found) Object.defineProperty(globalThis, 'localStorage', found);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('lets what is kept last as long as the page, and says so', () => {
    BARREN[how]?.();
    const name = `${how}.token`;
    expect(keep(name, 'mine')).toBe(false);
    expect(kept(name)).toBe('mine');
    expect(keptNames('device')).toContain(name);
    keep(name, null);
    expect(kept(name)).toBeNull();
    expect(keptNames('device')).not.toContain(name);
  });
});

it('a storage that works again takes over', () => {
  vi.stubGlobal('localStorage', null);
  keep('again', 'in the page');
  const inStorage: Record<string, string> = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => inStorage[name] ?? null,
    setItem: (name: string, text: string) => {
      inStorage[name] = text;
    },
  });
  expect(keep('again', 'for good')).toBe(true);
  expect([kept('again'), inStorage.again]).toEqual(['for good', 'for good']);
});
