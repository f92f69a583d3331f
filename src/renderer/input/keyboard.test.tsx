import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderHeadless } from '../hooks/testing.ts';
import { useKeys } from './keyboard.ts';

function Screen({ keys }: { readonly keys: Readonly<Record<string, () => void>> }) {
  useKeys(keys);
  return null;
}

/** A window whose listeners the test calls. */
const page = new EventTarget();
const added = vi.spyOn(page, 'addEventListener');
const removed = vi.spyOn(page, 'removeEventListener');

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { querySelector: () => null });
  const kinds = ['Element', 'HTMLElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement'];
  for (const name of kinds) vi.stubGlobal(name, class {});
});
afterAll(() => vi.unstubAllGlobals());

const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key }));

it('one listener serves a screen however often it is drawn, and does what was said last', async () => {
  const draw = await renderHeadless();
  const done: number[] = [];
  for (const turn of [1, 2, 3]) await draw(<Screen keys={{ p: () => done.push(turn) }} />);
  expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0]);
  press('p');
  expect(done).toEqual([3]);
  await draw(null);
  press('p');
  expect(done).toEqual([3]);
});
