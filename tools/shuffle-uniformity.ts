/**
 * npm run -s tool -- tools/shuffle-uniformity.ts [--hands N] [--seed HEX] [--workers N]: deals hands through the stream of sealed shuffles
 * and prints whether they are uniform; exit 1 where a test fails. Without a seed every run is another one.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fromHex } from '../src/shared/crypto/bytes.ts';
import { fail, readArguments, readInteger } from './command-line.ts';
import { added, type Counts, dealt, HANDS, isUniform, noCounts, SIGNIFICANCE, testResults } from './uniformity-test.ts';

interface Task {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

function work({ seed, from, to }: Task): void {
  parentPort?.postMessage(dealt(fromHex(seed), from, to));
}

function deal(task: Task): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function audit(): Promise<void> {
  const TEXT = { type: 'string' } as const;
  const { values } = readArguments(process.argv.slice(2), { hands: TEXT, seed: TEXT, workers: TEXT });
  const hands = readInteger('--hands', values.hands ?? '10000000', 1000, 1e9);
  const workers = readInteger('--workers', values.workers ?? String(availableParallelism()), 1, 256);
  const seed = values.seed ?? randomBytes(32).toString('hex');
  if (!/^([0-9a-f]{2})+$/.test(seed)) fail('--seed wants bytes in hex');
  const packs = Math.ceil(hands / HANDS);
  const share = Math.ceil(packs / workers);
  const tasks = Array.from({ length: workers }, (_, k) => ({
    seed,
    from: Math.min(packs, k * share),
    to: Math.min(packs, (k + 1) * share),
  }));
  const counts = (await Promise.all(tasks.map(deal))).reduce(added, noCounts());
  console.log(
    `${(counts.packs * HANDS).toLocaleString('en')} hands out of ${counts.packs.toLocaleString('en')} packs, seed ${seed}`,
  );
  const verdicts = testResults(counts);
  for (const { name, chiSquare, freedom, p } of verdicts) {
    console.log(`${name.padEnd(24)} chi-square ${chiSquare.toFixed(1).padStart(8)} of ${freedom}  p = ${p.toFixed(4)}`);
  }
  const failed = verdicts.filter((verdict) => !isUniform(verdict));
  if (failed.length === 0) console.log(`uniform: no test fails at the level ${SIGNIFICANCE}, on either side`);
  else {
    console.log(`not uniform: ${failed.map(({ name }) => name).join('; ')}`);
    process.exitCode = 1;
  }
}

if (isMainThread) await audit();
else work(workerData);
