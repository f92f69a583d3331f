/** Which unit tests look at one game, and a run of them for some games alone. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Where the files of a game lie, each under its name. */
export const GAME_FOLDERS = ['src/shared/games', 'src/renderer/games', 'docs/rules', 'tests/golden-records'];

export function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The tests of all games that can look at some alone. */
export function testsByGame(): string[] {
  return git('ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('isTested('),
  );
}

/** Runs unit tests; their exit status. */
export function vitest(env: Readonly<Record<string, string>>, ...args: string[]): number {
  const command = ['node_modules/vitest/vitest.mjs', ...args, '--run', '--project=parts*', '--passWithNoTests'];
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}
