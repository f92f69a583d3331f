/** The window as it was left: maximised and full screen are kept over a start, and what they had before is its size. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeWindow } from '../../src/main/shell/window.ts';
import { type KeptBounds, keepBounds, readBounds } from '../../src/main/shell/window-bounds.ts';
import type { BrowserWindow } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'window-'));
  file = join(folder, 'window.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const SIZE = { x: 40, y: 30, width: 1300, height: 800 };

/** The window of a start after which it was left so. */
function started(as: KeptBounds['as']): BrowserWindow {
  keepBounds(file, { ...SIZE, ...(as && { as }) });
  const window = makeWindow('preload.js', file) as unknown as BrowserWindow;
  window.emit('ready-to-show');
  return window;
}

it.each([undefined, 'maximized', 'full-screen'] as const)('a window that was left %s comes again so', (as) => {
  const window = started(as);
  expect(window.options).toMatchObject({ ...SIZE, fullscreen: as === 'full-screen' });
  // Before it is seen: nobody sees it grow.
  expect(window.calls).toEqual(as === 'maximized' ? ['maximize', 'show'] : ['show']);
  window.fullScreen = as === 'full-screen';
  window.close();
  expect(readBounds(file)?.as).toBe(as);
});
