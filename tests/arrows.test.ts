import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wrongImports } from '../scripts/arrows.ts';

/** A house of the same shape as ours, with one file behind every door a wrong import could go through. */
const HOUSE = {
  'src/shared/engine/match.ts': 'export const match = 1;',
  'src/shared/games/index.ts': "export { chess } from './chess/rules.ts';",
  'src/shared/games/chess/rules.ts': 'export const chess = 1;',
  'src/shared/games/go/rules.ts': 'export interface Go { stones: number }\nexport const go = 1;',
  'src/main/host/table/table.ts': "import { chess } from '#shared/games/index.ts';\nexport const table = chess;",
  'src/main/shell/window.ts': "import { app } from 'electron';\nexport const name = app;",
  'src/renderer/table/felt.ts': "import * as three from 'three';\nexport const felt = three;",
  'src/renderer/games/chess/layout.ts':
    "import { chess } from '#shared/games/chess/rules.ts';\nexport const layout = chess;",
};

let root: string;

function plant(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  plant(HOUSE);
  copyFileSync('package.json', join(root, 'package.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the check of the arrows', () => {
  it('reads every file of a sound house and finds nothing', async () => {
    const { read, wrong } = await wrongImports(root);
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThanOrEqual(Object.keys(HOUSE).length);
  });

  it.each([
    ['shared → Node', 'src/shared/engine/a.ts', "import 'node:fs';", 'shared-is-pure'],
    ['shared → three', 'src/shared/engine/a.ts', "import 'three';", 'shared-is-pure'],
    ['shared → React', 'src/shared/engine/a.ts', "import 'react';", 'shared-is-pure'],
    ['shared → Electron', 'src/shared/engine/a.ts', "import 'electron';", 'shared-is-pure'],
    ['shared → main', 'src/shared/engine/a.ts', "import '#main/host/table/table.ts';", 'shared-is-pure'],
    ['shared → renderer', 'src/shared/engine/a.ts', "import '../../renderer/table/felt.ts';", 'shared-is-pure'],
    ["shared's test → Node", 'src/shared/engine/a.test.ts', "import 'node:fs';", 'shared-tests-are-pure'],
    ['renderer → main', 'src/renderer/table/a.ts', "import '#main/host/table/table.ts';", 'renderer-not-main'],
    ['preload → main', 'src/preload/a.ts', "import '../main/host/table.ts';", 'renderer-not-main'],
    ['main → renderer', 'src/main/host/a.ts', "import '../../renderer/table/felt.ts';", 'main-not-renderer'],
    ['renderer → Node', 'src/renderer/table/a.ts', "import 'node:path';", 'renderer-not-node'],
    ['renderer → Electron', 'src/renderer/table/a.ts', "import 'electron';", 'electron-in-the-shell'],
    ['host → Electron', 'src/main/host/a.ts', "import 'electron';", 'electron-in-the-shell'],
    ['game → game', 'src/shared/games/chess/a.ts', "import '../go/rules.ts';", 'game-not-game'],
    [
      'game → game, a type alone',
      'src/shared/games/chess/a.ts',
      "import type { Go } from '../go/rules.ts'; export type A = Go;",
      'game-not-game',
    ],
    ["game's layout → game", 'src/renderer/games/chess/a.tsx', "import '#shared/games/go/rules.ts';", 'game-not-game'],
    ['game → catalogue', 'src/shared/games/chess/a.ts', "import '../index.ts';", 'not-the-catalogue'],
    ['engine → game', 'src/shared/engine/a.ts', "import '../games/go/rules.ts';", 'no-game-named'],
    ['bots → game', 'src/shared/bots/a.ts', "import '../games/go/rules.ts';", 'no-game-named'],
    ['host → game', 'src/main/host/a.ts', "import '#shared/games/go/rules.ts';", 'no-game-named'],
    ['table → game', 'src/renderer/table/a.ts', "import '../games/chess/layout.ts';", 'no-game-named'],
    ['engine → catalogue', 'src/shared/engine/a.ts', "import '../games/index.ts';", 'not-the-catalogue'],
    ['an import that leads nowhere', 'src/main/host/a.ts', "import './gone.ts';", 'nothing-unresolved'],
    [
      'an import inside a function',
      'src/main/host/a.ts',
      "export const a = () => import('electron');",
      'electron-in-the-shell',
    ],
  ])('%s breaks it', async (_, file, text, rule) => {
    plant({ [file]: text });
    const { wrong } = await wrongImports(root);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(`${file} → `);
    expect(wrong[0]).toContain(rule);
  });
});
