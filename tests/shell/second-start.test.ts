import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { app, BrowserWindow } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

it('leaves at once where the app is running already, and touches nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-'));
  process.argv.push('--data', join(folder, 'party'));
  app.first = false;
  await import('../../src/main/index.ts');
  expect(app.calls).toEqual(['enableSandbox', 'quit']);
  expect(app.paths.userData).toBe(join(folder, 'party'));
  expect(BrowserWindow.all).toEqual([]);
  process.argv.splice(-2);
  rmSync(folder, { recursive: true });
});
