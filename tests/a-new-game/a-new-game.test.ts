/** One game more is two folders: in a copy of the project it passes the unit tests, of which none knows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, GAME, putIn, ROOT } from './put-in.ts';

const PATIENCE = 1_200_000;

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

/** Unit tests that find games or what they say. */
function testsOfGames(): string[] {
  return ['src', 'tools']
    .flatMap((wing) => filesIn(join(copy.folder, wing)).map((file) => join(wing, file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /#catalogue|\/games\/|messages\/\*/.test(readFileSync(join(copy.folder, file), 'utf8')))
    .concat('tests/rules/', 'tests/golden-records/');
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
  'passes its own tests, and every unit test that looks at games',
  () => {
    expect(copy.pass('parts', '.', `src/shared/games/${GAME}`)).toBeGreaterThan(5);
    expect(copy.pass('parts*', '.', ...testsOfGames())).toBeGreaterThan(500);
  },
  PATIENCE,
);
