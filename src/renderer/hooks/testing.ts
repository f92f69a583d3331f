/** Renders components in tests without a page: React for a canvas draws nothing here, but runs effects. */
import { act, createRoot } from '@react-three/fiber';
import type { ReactNode } from 'react';

/** Renders elements repeatedly; undefined unmounts. `first` runs before. */
export async function renderHeadless(): Promise<(what: ReactNode, first?: () => void) => Promise<void>> {
  const canvas = Object.assign(new EventTarget(), { style: {} }) as unknown as HTMLCanvasElement;
  const none = () => undefined;
  const gl = { render: none, setSize: none, setPixelRatio: none, shadowMap: {}, xr: new EventTarget() };
  const root = createRoot(canvas);
  await root.configure({ frameloop: 'never', gl: gl as never, size: { width: 1, height: 1, top: 0, left: 0 } });
  return (what, first) =>
    act(async () => {
      first?.();
      root.render(what);
    });
}
