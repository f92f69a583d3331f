/** Quitting while it starts: nothing that fails by it is said in a box, which would keep the process waiting for a press. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { app, dialog } from './electron.ts';
import { startShell } from './support/started.ts';

vi.mock('electron', () => import('./electron.ts'));

it('ends without a word where it is quit before its page is there', async () => {
  const data = mkdtempSync(join(tmpdir(), 'early-'));
  app.once('web-contents-created', () => setImmediate(() => app.quit()));
  await startShell(data);
  await vi.waitFor(() => expect(app.ended).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(dialog.shown).toEqual([]);
  expect(app.calls.filter((call) => call.startsWith('exit'))).toEqual([]);
  rmSync(data, { recursive: true });
});
