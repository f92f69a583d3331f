/** A fifth game is two folders: in a copy of the project it is found and played by bots, by tests of which none knows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, GAME, putIn, ROOT } from './put-in.ts';

const PATIENCE = 400_000;

let copy: Copy;

beforeAll(() => {
  copy = putIn();
});

afterAll(() => copy.remove());

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

it('is two folders, and no difference beside them', () => {
  const own = new RegExp(`^src/(shared|renderer)/games/${GAME}/`);
  const others = filesIn(copy.folder).filter((file) => !own.test(file));
  expect(others.length).toBeGreaterThan(900);
  const differing = others.filter(
    (file) => !readFileSync(join(copy.folder, file)).equals(readFileSync(join(ROOT, file))),
  );
  expect(differing).toEqual([]);
  for (const side of ['shared', 'renderer']) {
    expect(filesIn(join(copy.folder, 'src', side, 'games', GAME)).length).toBeGreaterThan(8);
  }
});

it(
  'has types that fit',
  () => {
    for (const project of ['src/renderer', 'src/main']) expect(copy.run('tsc', '-p', project)).toBe('');
  },
  PATIENCE,
);

it(
  'keeps the contract, its numbered rules and its records, and lies on the cloth',
  () => {
    const own = [`src/shared/games/${GAME}`, `src/renderer/games/${GAME}`];
    const all = [
      'src/shared/games/catalogue',
      'src/renderer/games/layout-dealing',
      'src/renderer/games/look',
      'src/renderer/games/observed-draws',
      'src/renderer/tv/page/load-game',
    ];
    expect(copy.pass('parts', GAME, ...own, ...all, 'tests/rules', 'tests/golden-records')).toBeGreaterThan(30);
  },
  PATIENCE,
);
