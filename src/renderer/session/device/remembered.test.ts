import { afterEach, describe, expect, it, vi } from 'vitest';
import { persisted } from './remembered.ts';

const STANDARD = { speed: 'normal', name: '' };

/** A device's storage with this in it. */
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
