import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { app, BrowserWindow, dialog } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

it('leaves at once where the app is running already, and touches nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-'));
  process.argv.push('--data', join(folder, 'party'));
  app.first = false;
  mkdirSync(join(folder, 'party'));
  symlinkSync(`${hostname()}-1`, join(folder, 'party/SingletonLock'));
  await import('../../src/main/index.ts');
  expect(app.calls).toEqual(['enableSandbox', 'disableDomainBlockingFor3DAPIs', 'quit']);
  expect(dialog.shown).toEqual([]);
  expect(app.paths.userData).toBe(join(folder, 'party'));
  expect(BrowserWindow.all).toEqual([]);
  process.argv.splice(-2);
  rmSync(folder, { recursive: true });
});
