import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

/** A device's storage, or one that refuses. */
function storageWith(kept: Record<string, string>, refuses = false): Storage {
  const refuse = (): never => {
    throw new Error('quota');
  };
  return {
    getItem: (name: string) => (refuses ? refuse() : (kept[name] ?? null)),
    setItem: (name: string, text: string) => {
      if (refuses) refuse();
      kept[name] = text;
    },
  } as unknown as Storage;
}

const STANDARD = { speed: 'normal', name: '' };

describe('a store that the device remembers', () => {
  it('begins with what was kept, over the standard, and keeps every change', () => {
    const kept = { it: '{"state":{"name":"Ada"},"version":1}' };
    const use = remembered('it', STANDARD, { storage: () => storageWith(kept) });
    expect(use.getState()).toEqual({ speed: 'normal', name: 'Ada' });
    use.setState({ speed: 'quick' });
    expect(JSON.parse(kept.it)).toEqual({ state: { speed: 'quick', name: 'Ada' }, version: 1 });
  });

  it.each(['{"state":{"name":"Ada"},"version":0}', '{"state":', 'null', '7'])('reads nothing of %s', (text) => {
    expect(remembered('it', STANDARD, { storage: () => storageWith({ it: text }) }).getState()).toEqual(STANDARD);
  });

  it('lasts as long as the page where nothing can be kept', () => {
    const use = remembered('it', STANDARD, { storage: () => storageWith({}, true) });
    use.setState({ name: 'Ada' });
    expect(use.getState().name).toBe('Ada');
  });
});
