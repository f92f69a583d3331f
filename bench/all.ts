/** npm run bench: everything that is measured, one after another, each in a process of its own so that none warms the next. */
import { spawnSync } from 'node:child_process';
import { GAMES } from '../src/shared/games/index.ts';

const RUNS: readonly (readonly [file: string, ...args: string[]])[] = [
  ...Object.keys(GAMES).map((game) => ['deals.ts', game] as const),
  ['latency.ts'],
  ['soak.ts'],
  ['load.ts'],
];

for (const [file, ...args] of RUNS) {
  console.log(`# ${[file, ...args].join(' ')}`);
  const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/${file}`, ...args], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
