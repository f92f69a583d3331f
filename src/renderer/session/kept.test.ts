import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeStored, readStored, storedKeys } from './kept.ts';

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
    expect(writeStored(name, 'mine')).toBe(false);
    expect(readStored(name)).toBe('mine');
    expect(storedKeys('device')).toContain(name);
    writeStored(name, null);
    expect(readStored(name)).toBeNull();
    expect(storedKeys('device')).not.toContain(name);
  });
});

it('a storage that works again takes over', () => {
  vi.stubGlobal('localStorage', null);
  writeStored('again', 'in the page');
  const inStorage: Record<string, string> = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => inStorage[name] ?? null,
    setItem: (name: string, text: string) => {
      inStorage[name] = text;
    },
  });
  expect(writeStored('again', 'for good')).toBe(true);
  expect([readStored('again'), inStorage.again]).toEqual(['for good', 'for good']);
});
