/**
 * npm run test:near [-- COMMIT]: the unit tests that a change touches; an uncommitted one, or all since a commit. A file of a game
 * runs the tests of that game, and its part of the tests of all games. Any other file runs the tests that import it.
 */
import { readdirSync } from 'node:fs';
import { GAME_FOLDERS, git, testsByGame, vitest } from './game-tests.ts';

const [since = 'HEAD'] = process.argv.slice(2);
const GAMES = readdirSync('src/shared/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

function gameOf(file: string): string | undefined {
  return GAMES.find((game) => GAME_FOLDERS.some((folder) => /^[/.]/.test(file.split(`${folder}/${game}`)[1] ?? '')));
}

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const games = [...new Set(changed.flatMap((file) => gameOf(file) ?? []))];
const others = changed.filter((file) => !gameOf(file));
console.log(`${changed.length} files have changed${games.length > 0 ? `, some of them of ${games.join(', ')}` : ''}.`);

const folders = games.flatMap((game) => GAME_FOLDERS.map((folder) => `${folder}/${game}/`));
const failed = [
  games.length > 0 ? vitest({ GAME: games.join() }, 'run', ...folders, ...testsByGame()) : 0,
  others.length > 0 ? vitest({}, 'related', ...others) : 0,
].find((status) => status !== 0);
process.exitCode = failed ?? 0;
