import { afterEach, describe, expect, it, vi } from 'vitest';
import { persisted, readStored, storedKeys, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** Storages that can store nothing. */
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

const STANDARD = { speed: 'normal', name: '' };

/** A device's storage with this content. */
function storageWith(kept: Record<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      kept[name] = text;
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a store that the device remembers', () => {
  it('begins with what was kept, over the standard, and keeps every change', () => {
    const kept = { it: '{"state":{"name":"Ada"},"version":1}' };
    storageWith(kept);
    const use = persisted('it', STANDARD);
    expect(use.getState()).toEqual({ speed: 'normal', name: 'Ada' });
    use.setState({ speed: 'quick' });
    expect(JSON.parse(kept.it)).toEqual({ state: { speed: 'quick', name: 'Ada' }, version: 1 });
  });

  it.each(['{"state":{"name":"Ada"},"version":0}', '{"state":', 'null', '7'])('reads nothing of %s', (text) => {
    storageWith({ it: text });
    expect(persisted('it', STANDARD).getState()).toEqual(STANDARD);
  });

  it('lasts as long as the page where nothing can be kept', () => {
    vi.stubGlobal('localStorage', null);
    const use = persisted('unkept', STANDARD);
    use.setState({ name: 'Ada' });
    expect(use.getState().name).toBe('Ada');
  });
});
