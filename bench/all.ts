/** npm run bench: everything that is measured, one after another, each in a process of its own so that none warms the next. */
import { spawnSync } from 'node:child_process';
import { GAMES } from '#catalogue';

interface Part {
  readonly title: string;
  readonly runs: readonly (readonly [file: string, ...args: string[]])[];
}

const PARTS: readonly Part[] = [
  {
    title: 'A second, on one core, every move checked',
    runs: Object.keys(GAMES).map((game) => ['deal-rate.ts', game] as const),
  },
  { title: 'From a move to everybody’s update, asked: p99 under 20 ms', runs: [['latency.ts']] },
  {
    title: 'From the start of a match until all have their cards, without seals and with them',
    runs: [['fair-shuffle.ts']],
  },
  { title: 'A thousand deals in a row, asked: flat memory under 200 MB', runs: [['soak.ts']] },
];

for (const { title, runs } of PARTS) {
  console.log(`\n${title}`);
  for (const [file, ...args] of runs) {
    const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/${file}`, ...args], { stdio: 'inherit' });
    process.exitCode ||= status ?? 1;
  }
}
