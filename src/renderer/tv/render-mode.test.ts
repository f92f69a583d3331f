import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../client/device/settings.ts';
import { renderHeadless } from '../hooks/testing.ts';
import { tableStats } from '../table-drawing/draw-stats.ts';
import { isSlowRender, useRenderTrial } from './render-mode.ts';

const frames = (...ms: number[]): number[] => Array.from({ length: 24 }, (_, k) => ms[k % ms.length] ?? 0);

it('goes by the middle of the frames, and not by the first ones, which make the shaders', () => {
  expect(isSlowRender(frames(16))).toBe(false);
  expect(isSlowRender(frames(60))).toBe(true);
  expect(isSlowRender([900, 700, 500, 300, ...frames(20).slice(4)])).toBe(false);
  expect(isSlowRender(frames(20, 20, 200))).toBe(false);
});

describe('a set that nobody has chosen for', () => {
  const gone: string[] = [];
  /** The page at this address, and its redirect. */
  const at = (pathname: string): void => {
    vi.stubGlobal('location', { pathname, search: '?lang=it', hash: '#ABCD', replace: (to: string) => gone.push(to) });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    at('/screen-3d');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    gone.length = 0;
    tableStats.took.length = 0;
    useSettings.setState(useSettings.getInitialState(), true);
  });

  async function tried({ cannotDraw = false, took = [] as readonly number[] }): Promise<void> {
    const draw = await renderHeadless();
    const Trial = (): null => {
      useRenderTrial(cannotDraw);
      return null;
    };
    await draw(createElement(Trial));
    tableStats.took.push(...took);
    vi.advanceTimersByTime(1000);
    await draw(null);
  }

  it('goes to the flat table where the first frames are slow, with all that stands in its address, and stays with it', async () => {
    await tried({ took: frames(80) });
    expect(gone).toEqual(['/screen?lang=it#ABCD']);
    expect(useSettings.getState().depth).toBe('flat');
  });

  it('stays with the one in depth where they are fast', async () => {
    await tried({ took: frames(16) });
    expect(gone).toEqual([]);
    expect(useSettings.getState().depth).toBe('deep');
  });

  it('is looked at for longer where little has moved yet', async () => {
    await tried({ took: frames(80).slice(1) });
    expect(gone).toEqual([]);
    expect(useSettings.getState().depth).toBeUndefined();
  });

  it('goes there at once where nothing can be drawn', async () => {
    await tried({ cannotDraw: true });
    expect(gone).toEqual(['/screen?lang=it#ABCD']);
  });

  it('is left alone once somebody has chosen', async () => {
    useSettings.setState({ depth: 'deep' });
    await tried({ took: frames(80) });
    expect(gone).toEqual([]);
  });

  it('is not tried on any other page', async () => {
    at('/');
    await tried({ took: frames(80), cannotDraw: true });
    expect(gone).toEqual([]);
  });
});
