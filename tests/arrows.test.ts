import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wrongImports } from '../checks/import-directions.ts';

/** A tree of the same shape as ours, with one file behind every door a wrong import could go through. */
const SOUND = {
  'src/shared/engine/match.ts': 'export const match = 1;',
  'src/catalogue/catalogue.ts': "export { go } from '#shared/games/go/rules.ts';",
  'src/shared/games/chess/rules.ts': 'export const chess = 1;',
  'src/shared/games/chess/rules/trick.ts': 'export const trick = 1;',
  'src/shared/games/chess/view/observe.ts': 'export const observe = 1;',
  'src/shared/evening/rounds.ts': 'export const rounds = 1;',
  'src/shared/evening/forms/swiss.ts': 'export const swiss = 1;',
  'src/shared/protocol/contract.ts': 'export const contract = 1;',
  'src/shared/games/go/rules.ts': 'export interface Go { stones: number }\nexport const go = 1;',
  'src/shared/tricks/rules.ts': 'export const tricks = 1;',
  'src/shared/games/whist/index.ts': "export { tricks } from '../../tricks/rules.ts';",
  'src/renderer/tricks/table.ts': "import { marks } from '../games/marks.ts';\nexport const table = marks;",
  'src/renderer/games/marks.ts': 'export const marks = 1;',
  'src/renderer/games/whist/table.ts': "export { table } from '../../tricks/table.ts';",
  'src/main/host/table/table.ts': "import { go } from '#catalogue';\nexport const table = go;",
  'src/main/shell/window.ts': "import { app } from 'electron';\nexport const name = app;",
  'src/main/host/host.ts': "import { table } from './table/table.ts';\nexport const host = table;",
  'src/main/host/evening/desk.ts': 'export const desk = 1;',
  'src/main/host/match/match.ts': 'export const match = 1;',
  'src/main/lan/server/server.ts': 'export const server = 1;',
  'src/main/lan/discovery/mdns.ts': 'export const mdns = 1;',
  'src/shared/engine/checks/toy-game.ts': 'export const toy = 1;',
  'src/demo/documents.ts': 'export const documents = 1;',
  'src/renderer/phone/page.ts': 'export const page = 1;',
  'src/renderer/phone/join/door.ts': 'export const door = 1;',
  'src/renderer/phone/match/fit-hand.ts': 'export const fan = 1;',
  'src/renderer/client/match/playback-queue.ts': 'export const pacing = 1;',
  'src/renderer/client/tables/table.ts': 'export const table = 1;',
  'src/renderer/client/connection/rpc.ts': 'export const calls = 1;',
  'src/renderer/desktop/hot-seat/pads.ts': 'export const pads = 1;',
  'src/renderer/desktop/page.ts': 'export const page = 1;',
  'src/renderer/match/score.ts': 'export const score = 1;',
  'src/renderer/ui/slip.ts': 'export const slip = 1;',
  'src/renderer/input/keyboard.ts': 'export const keyboard = 1;',
  'src/renderer/motion/layout/pose.ts': 'export const pose = 1;',
  'src/renderer/motion/scene.ts': 'export interface Scene { seats: number }',
  'src/renderer/table3d/room/cloth/dye.ts': 'export const dye = 1;',
  'src/renderer/table3d/cards/card.ts': 'export const card = 1;',
  'src/renderer/table3d/room/felt.ts': "import * as three from 'three';\nexport const felt = three;",
  'src/renderer/games/chess/panels/status.ts': 'export const status = 1;',
  'src/renderer/games/chess/zones/board.ts': 'export const board = 1;',
  'src/renderer/games/chess/layout.ts':
    "import { chess } from '#shared/games/chess/rules.ts';\nexport const layout = chess;",
};

/** Every door that a wrong import could go through: what it is, in which file, and the rule that names it. */
const WRONG = [
  ['shared → Node', 'src/shared/engine/a.ts', "import 'node:fs';", 'shared-is-pure'],
  ['shared → three', 'src/shared/engine/a.ts', "import 'three';", 'shared-is-pure'],
  ['shared → React', 'src/shared/engine/a.ts', "import 'react';", 'shared-is-pure'],
  ['shared → Electron', 'src/shared/engine/a.ts', "import 'electron';", 'shared-is-pure'],
  ['shared → main', 'src/shared/engine/a.ts', "import '#main/host/table/table.ts';", 'shared-is-pure'],
  ['shared → renderer', 'src/shared/engine/a.ts', "import '../../renderer/table3d/room/felt.ts';", 'shared-is-pure'],
  ["shared's test → Node", 'src/shared/engine/a.test.ts', "import 'node:fs';", 'shared-tests-are-pure'],
  ['renderer → main', 'src/renderer/table3d/a.ts', "import '#main/host/table/table.ts';", 'renderer-not-main'],
  ['preload → main', 'src/preload/a.ts', "import '../main/host/table/table.ts';", 'renderer-not-main'],
  ['main → renderer', 'src/main/host/a.ts', "import '../../renderer/table3d/room/felt.ts';", 'main-not-renderer'],
  ['renderer → Node', 'src/renderer/table3d/a.ts', "import 'node:path';", 'renderer-not-node'],
  ['host → Node', 'src/main/host/a.ts', "import 'node:crypto';", 'host-not-node'],
  ['renderer → demo', 'src/renderer/table3d/a.ts', "import '../../demo/documents.ts';", 'demo-on-top'],
  ['renderer → Electron', 'src/renderer/table3d/a.ts', "import 'electron';", 'electron-in-the-shell'],
  ['host → Electron', 'src/main/host/a.ts', "import 'electron';", 'electron-in-the-shell'],
  ['game → game', 'src/shared/games/chess/a.ts', "import '../go/rules.ts';", 'game-not-game'],
  [
    'game → game, a type alone',
    'src/shared/games/chess/a.ts',
    "import type { Go } from '../go/rules.ts'; export type A = Go;",
    'game-not-game',
  ],
  ['tricks → game', 'src/shared/tricks/a.ts', "import '../games/go/rules.ts';", 'no-game-named'],
  ["tricks' table → game", 'src/renderer/tricks/a.ts', "import '../games/chess/layout.ts';", 'no-game-named'],
  ["tricks' table → match", 'src/renderer/tricks/a.ts', "import '../match/score.ts';", 'tricks-on-the-table'],
  ['tricks → evening', 'src/shared/tricks/a.ts', "import '../evening/rounds.ts';", 'tricks-on-the-engine'],
  ['engine → tricks', 'src/shared/engine/a.ts', "import '../tricks/rules.ts';", 'tricks-for-games'],
  ['host → tricks', 'src/main/host/a.ts', "import '#shared/tricks/rules.ts';", 'tricks-for-games'],
  ["game's layout → game", 'src/renderer/games/chess/a.tsx', "import '#shared/games/go/rules.ts';", 'game-not-game'],
  [
    "game's zones → its panels",
    'src/renderer/games/chess/zones/a.ts',
    "import '../panels/status.ts';",
    'wings-of-renderer-games',
  ],
  [
    'what is read of a game → its zones',
    'src/renderer/games/chess/selectors/a.ts',
    "import '../zones/board.ts';",
    'wings-of-renderer-games',
  ],
  [
    "a look's wing → the look",
    'src/renderer/games/chess/zones/a.ts',
    "import '../layout.ts';",
    'the-look-above-its-wings',
  ],
  ['game → catalogue', 'src/shared/games/chess/a.ts', "import '#catalogue';", 'shared-is-pure'],
  ['catalogue → host', 'src/catalogue/a.ts', "import '#main/lan/server/server.ts';", 'catalogue-on-shared'],
  ['evening → game', 'src/shared/evening/a.ts', "import '../games/go/rules.ts';", 'evening-by-the-contract'],
  ['evening → protocol', 'src/shared/evening/a.ts', "import '../protocol/contract.ts';", 'evening-by-the-contract'],
  ['engine → evening', 'src/shared/engine/a.ts', "import '../evening/rounds.ts';", 'nobody-needs-an-evening'],
  ['pairing → forms', 'src/shared/evening/pairing/a.ts', "import '../forms/swiss.ts';", 'wings-of-shared-evening'],
  ['engine → game', 'src/shared/engine/a.ts', "import '../games/go/rules.ts';", 'no-game-named'],
  ['bots → game', 'src/shared/bots/a.ts', "import '../games/go/rules.ts';", 'no-game-named'],
  ['host → game', 'src/main/host/a.ts', "import '#shared/games/go/rules.ts';", 'no-game-named'],
  ['table → game', 'src/renderer/table3d/a.ts', "import '../games/chess/layout.ts';", 'no-game-named'],
  ['engine → catalogue', 'src/shared/engine/a.ts', "import '../../catalogue/catalogue.ts';", 'shared-is-pure'],
  ["game's layout → catalogue", 'src/renderer/games/chess/a.ts', "import '#catalogue';", 'not-the-catalogue'],
  ['table → catalogue', 'src/renderer/table3d/a.ts', "import '#catalogue';", 'not-the-catalogue'],
  ['host → lan', 'src/main/host/a.ts', "import '../lan/server/server.ts';", 'wings-of-main'],
  ['lan → shell', 'src/main/lan/a.ts', "import '../shell/window.ts';", 'wings-of-main'],
  ['server → discovery', 'src/main/lan/server/a.ts', "import '../discovery/mdns.ts';", 'wings-of-main-lan'],
  [
    'rules → checks',
    'src/shared/games/chess/a.ts',
    "import '../../engine/checks/toy-game.ts';",
    'checks-are-for-tests',
  ],
  ['state → rules', 'src/shared/games/chess/state/a.ts', "import '../rules/trick.ts';", 'wings-of-shared-games'],
  ['rules → view', 'src/shared/games/chess/rules/a.ts', "import '../view/observe.ts';", 'wings-of-shared-games'],
  [
    "a game's wing → its rules",
    'src/shared/games/chess/rules/a.ts',
    "import '../rules.ts';",
    'the-rules-above-their-wings',
  ],
  ['match → table', 'src/main/host/match/a.ts', "import '../table/table.ts';", 'wings-of-main-host'],
  ['room → evening', 'src/main/host/room/a.ts', "import '../evening/desk.ts';", 'wings-of-main-host'],
  ["host's wing → host", 'src/main/host/match/a.ts', "import '../host.ts';", 'the-host-above-its-wings'],
  ['ui → desktop', 'src/renderer/ui/a.ts', "import '../desktop/page.ts';", 'wings-of-renderer'],
  ['phone → desktop', 'src/renderer/phone/a.ts', "import '../desktop/page.ts';", 'wings-of-renderer'],
  ['games → match', 'src/renderer/games/chess/a.ts', "import '../../match/score.ts';", 'wings-of-renderer'],
  ['i18n → ui', 'src/renderer/i18n/a.ts', "import '../ui/slip.ts';", 'wings-of-renderer'],
  ['room → cloth', 'src/renderer/table3d/room/a.ts', "import './cloth/dye.ts';", 'the-cloth-on-the-room'],
  ['input → table', 'src/renderer/input/a.ts', "import '../table3d/cards/card.ts';", 'wings-of-renderer'],
  ['room → cards', 'src/renderer/table3d/room/a.ts', "import '../cards/card.ts';", 'wings-of-renderer-table3d'],
  ['sheets → match', 'src/renderer/phone/sheets/a.ts', "import '../match/fit-hand.ts';", 'wings-of-renderer-phone'],
  ['match → join', 'src/renderer/phone/match/a.ts', "import '../join/door.ts';", 'wings-of-renderer-phone'],
  ["app's wing → the app", 'src/renderer/desktop/lobby/a.ts', "import '../page.ts';", 'the-app-above-its-wings'],
  ['match → hot seat', 'src/renderer/desktop/match/a.ts', "import '../hot-seat/pads.ts';", 'wings-of-renderer-desktop'],
  ["phone's wing → its page", 'src/renderer/phone/match/a.ts', "import '../page.ts';", 'the-page-above-its-wings'],
  ['line → tables', 'src/renderer/client/connection/a.ts', "import '../tables/table.ts';", 'wings-of-renderer-client'],
  ['device → line', 'src/renderer/client/device/a.ts', "import '../connection/rpc.ts';", 'wings-of-renderer-client'],
  [
    'lists of tables → a match',
    'src/renderer/client/tables/a.ts',
    "import '../match/playback-queue.ts';",
    'wings-of-renderer-client',
  ],
  ['the scene → its layout', 'src/renderer/motion/a.ts', "import './layout/pose.ts';", 'the-table-has-a-face'],
  ['an import that leads nowhere', 'src/main/host/a.ts', "import './gone.ts';", 'nothing-unresolved'],
  [
    'an import inside a function',
    'src/main/host/a.ts',
    "export const a = () => import('electron');",
    'electron-in-the-shell',
  ],
] as const;

let root: string;

function plant(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function setUp(): void {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  plant(SOUND);
  copyFileSync('package.json', join(root, 'package.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}

beforeEach(setUp);

afterEach(() => rmSync(root, { recursive: true }));

describe('the check of the arrows', () => {
  it('reads every file of a sound tree and finds nothing', async () => {
    const { read, wrong } = await wrongImports(root);
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThanOrEqual(Object.keys(SOUND).length);
  });

  describe('of a tree with a wrong import behind each door', () => {
    /** Each case in a file of its own: reading a tree takes longer than what is in it. */
    const files = WRONG.map(([, file], k) => file.replace(/a(?=\.tsx?$)/, `a${k}`));
    let wrong: readonly string[];

    beforeAll(async () => {
      setUp();
      plant(Object.fromEntries(WRONG.map(([, , text], k) => [files[k], text])));
      ({ wrong } = await wrongImports(root));
      rmSync(root, { recursive: true });
    });

    it.each(WRONG.map(([what, , , rule], k) => ({ what, rule, file: files[k] })))(
      '$what breaks it',
      ({ file, rule }) => {
        expect(wrong.filter((line) => line.startsWith(`${file} → `)).join('\n')).toContain(`: ${rule} (`);
      },
    );

    it('says nothing of any other file', () => {
      expect(wrong.filter((line) => !files.some((file) => line.startsWith(`${file} → `)))).toEqual([]);
    });
  });

  it('a circle of files breaks it', async () => {
    plant({
      'src/shared/engine/a.ts': "import { b } from './b.ts';\nexport const a = (): unknown => b;",
      'src/shared/engine/b.ts': "import { a } from './a.ts';\nexport const b = (): unknown => a;",
    });
    const { wrong } = await wrongImports(root);
    expect(wrong[0]).toContain('no-circle');
  });

  it('a circle of folders breaks it, without one of files', async () => {
    plant({
      'src/renderer/phone/match/play/a.ts': "import { c } from '../sort/c.ts';\nexport const a = c;",
      'src/renderer/phone/match/play/b.ts': 'export const b = 1;',
      'src/renderer/phone/match/sort/c.ts': 'export const c = 1;',
      'src/renderer/phone/match/sort/d.ts': "import { b } from '../play/b.ts';\nexport const d = b;",
    });
    const { wrong } = await wrongImports(root);
    expect(wrong[0]).toContain('no-folder-circle');
  });
});
