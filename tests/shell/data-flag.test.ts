import { expect, it, vi } from 'vitest';
import { app, BrowserWindow, dialog } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

it('stops where the folder for its data has no name, and makes none', async () => {
  const before = app.paths.userData;
  process.argv.push('--data', '');
  await import('../../src/main/index.ts');
  process.argv.splice(-2);
  expect(dialog.shown).toEqual([expect.stringContaining('--data needs the name of a folder')]);
  expect(app.calls).toContain('exit 2');
  expect(app.paths.userData).toBe(before);
  expect(BrowserWindow.all).toEqual([]);
});
