import { act, createRoot } from '@react-three/fiber';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useKeys } from './keyboard.ts';

function Screen({ keys }: { readonly keys: Readonly<Record<string, () => void>> }) {
  useKeys(keys);
  return null;
}

/** A window that is asked who listens. */
const page = new EventTarget();
const added = vi.spyOn(page, 'addEventListener');
const removed = vi.spyOn(page, 'removeEventListener');

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { querySelector: () => null });
  for (const name of ['Element', 'HTMLElement', 'HTMLInputElement', 'HTMLSelectElement']) vi.stubGlobal(name, class {});
});
afterAll(() => vi.unstubAllGlobals());

const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key }));

/** Components without a page: React for a canvas draws nothing here, but its effects are real. */
async function drawnNowhere() {
  const canvas = Object.assign(new EventTarget(), { style: {} }) as unknown as HTMLCanvasElement;
  const none = () => undefined;
  const gl = { render: none, setSize: none, setPixelRatio: none, shadowMap: {}, xr: new EventTarget() };
  const root = createRoot(canvas);
  const size = { width: 1, height: 1, top: 0, left: 0 };
  await root.configure({ frameloop: 'never', gl: gl as never, size });
  return root;
}

it('one listener serves a screen however often it is drawn, and does what was said last', async () => {
  const root = await drawnNowhere();
  const done: number[] = [];
  for (const turn of [1, 2, 3]) await act(async () => root.render(<Screen keys={{ p: () => done.push(turn) }} />));
  expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0]);
  press('p');
  expect(done).toEqual([3]);
  await act(async () => root.unmount());
  press('p');
  expect(done).toEqual([3]);
});
