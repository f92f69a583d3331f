/** A folder that nothing can be kept in: it is said which, and what helps, instead of a start that leaves nothing behind. */
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataFolderErrorText, loadMessages } from '#main/program-messages.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { checkDataFolder, checkInstanceLock } from '../../src/main/shell/data-folder.ts';
import { DataFolderError } from '../../src/main/store/open-database.ts';
import { app, BrowserWindow, dialog } from './electron.ts';
import { startShell } from './support/started.ts';

vi.mock('electron', () => import('./electron.ts'));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What is thrown. */
function wrongIn(run: () => void): DataFolderError {
  try {
    run();
  } catch (error) {
    if (error instanceof DataFolderError) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('a data folder', () => {
  it('is made, and nothing is left in it by the trial', () => {
    const made = join(folder, 'one/two');
    for (let k = 0; k < 2; k++) {
      checkDataFolder(made);
      expect(readdirSync(made)).toEqual([]);
    }
  });

  it('that can’t be made or written in is named', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(wrongIn(() => checkDataFolder(join(file, 'data')))).toMatchObject({
      kind: 'unusable',
      at: join(file, 'data'),
    });
    expect(wrongIn(() => checkDataFolder(file))).toMatchObject({ kind: 'unusable', why: 'ENOTDIR' });
  });

  it.runIf(process.platform !== 'win32')(
    'without a lock of somebody here is told apart from one that is in use',
    () => {
      const lock = join(folder, 'SingletonLock');
      const lockedBy = (holder: string): void => {
        rmSync(lock, { force: true });
        symlinkSync(holder, lock);
      };
      expect(wrongIn(() => checkInstanceLock(folder))).toMatchObject({ kind: 'no-lock', at: folder, why: 'ENOENT' });
      lockedBy(`${hostname()}-${process.pid}`);
      expect(wrongIn(() => checkInstanceLock(folder))).toMatchObject({ kind: 'no-lock' });
      lockedBy('old-name-of-it-77');
      expect(wrongIn(() => checkInstanceLock(folder))).toMatchObject({
        kind: 'elsewhere',
        at: lock,
        why: 'old-name-of-it',
      });
      lockedBy(`${hostname()}-1`);
      expect(() => checkInstanceLock(folder)).not.toThrow();
    },
  );

  it.each(Object.keys(LANGUAGES))('is named in %s, with what helps', async (language) => {
    const print = await loadMessages(language);
    const say = (kind: DataFolderError['kind']) => dataFolderErrorText(print, new DataFolderError(kind, '/x/y', 'why'));
    for (const kind of ['unusable', 'no-lock'] as const) expect(say(kind)).toMatch(/[/]x[/]y.*why.*--data/);
    expect(say('in-use')).toContain('/x/y');
    expect(say('elsewhere')).toMatch(/why.*[/]x[/]y/);
  });
});

it('the shell says so in a box, and ends as what has failed', async () => {
  const at = join(folder, 'file');
  writeFileSync(at, '');
  await startShell(join(at, 'data'));
  const print = await loadMessages('en');
  expect(dialog.shown).toEqual([print('folder.unusable', { at: join(at, 'data'), why: 'ENOTDIR' })]);
  expect(app.calls.at(-1)).toBe('exit 2');
  expect(app.isReady).toBe(true);
  expect(BrowserWindow.all).toEqual([]);
});
