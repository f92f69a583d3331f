/**
 * npm run test:near [-- COMMIT]: the unit tests that a change touches; an uncommitted one, or all since a commit. A file of a game
 * runs the tests of that game, and its part of the tests of all games. Any other file runs the tests that import it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const [since = 'HEAD'] = process.argv.slice(2);
const FOLDERS = ['src/shared/games', 'src/renderer/games', 'docs/rules', 'tests/golden-records'];
const GAMES = readdirSync('src/shared/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function gameOf(file: string): string | undefined {
  return GAMES.find((game) => FOLDERS.some((folder) => /^[/.]/.test(file.split(`${folder}/${game}`)[1] ?? '')));
}

/** The tests of all games that can look at some alone. */
function testsByGame(): string[] {
  return git('ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('isTested('),
  );
}

function vitest(env: Readonly<Record<string, string>>, ...args: string[]): number {
  const command = ['node_modules/vitest/vitest.mjs', ...args, '--run', '--project=parts*', '--passWithNoTests'];
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const games = [...new Set(changed.flatMap((file) => gameOf(file) ?? []))];
const others = changed.filter((file) => !gameOf(file));
console.log(`${changed.length} files have changed${games.length > 0 ? `, some of them of ${games.join(', ')}` : ''}.`);

const folders = games.flatMap((game) => FOLDERS.map((folder) => `${folder}/${game}/`));
const failed = [
  games.length > 0 ? vitest({ GAME: games.join() }, 'run', ...folders, ...testsByGame()) : 0,
  others.length > 0 ? vitest({}, 'related', ...others) : 0,
].find((status) => status !== 0);
process.exitCode = failed ?? 0;
