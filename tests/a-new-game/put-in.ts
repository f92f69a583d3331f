/** A copy of the house with one game more: its two folders, and no other difference. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const GAME = 'sassi';

/** Where a game's two folders go, and where those of this one lie. */
const FOLDERS = [
  { at: 'src/shared/games', from: join(import.meta.dirname, 'shared') },
  { at: 'src/renderer/games', from: join(import.meta.dirname, 'renderer') },
];

export interface Copy {
  readonly folder: string;
  /** What a package's command prints in the copy; it throws where the command fails, with what it printed. */
  run(command: string, ...args: string[]): string;
  /** Runs the tests in these places whose names match, of tests of all games those of this one; how many passed. */
  pass(project: string, wanted: string, ...places: string[]): number;
  remove(): void;
}

export function putIn(): Copy {
  const copy = houseFor(GAME);
  for (const { at, from } of FOLDERS) cpSync(from, join(copy.folder, at), { recursive: true });
  return copy;
}

/** A copy in which tests of all games look at this one, which is still to be put in. */
export function houseFor(game: string): Copy {
  const folder = copied();
  const run: Copy['run'] = (command, ...args) => {
    const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', GAME: game, ROUNDS: undefined };
    const how = { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const { status, signal, error, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin', command), args, how);
    if (status === 0) return stdout;
    throw error ?? new Error(`${[command, ...args].join(' ')}: ${status ?? signal}\n${stdout}\n${stderr}`);
  };
  return {
    folder,
    run,
    pass(project, wanted, ...places) {
      const told = run('vitest', 'run', '--project', project, '--passWithNoTests', '-t', wanted, ...places);
      return Number(/Tests\s+(\d+) passed/.exec(told)?.[1] ?? 0);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What git has or would take, but for this folder; the packages are those of the house. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'a-new-game-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed.toString().split('\0')) {
    if (!file || file.startsWith('tests/a-new-game/') || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
