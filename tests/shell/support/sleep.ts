/** A computer's sleep, as far as a program sees it: all its processes stand still, and it is told before and after. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ElectronApplication } from 'playwright-core';

/** Longer than a host waits twice for a sign of a guest, in ms. */
const SLEEP = 12_000;

/** Sends an app to sleep and wakes it again. */
export async function sleepOnce(app: ElectronApplication): Promise<void> {
  const tell = (event: 'suspend' | 'resume') =>
    app.evaluate(({ powerMonitor }, event) => void powerMonitor.emit(event), event);
  const main = await app.evaluate(() => process.pid);
  await tell('suspend');
  const all = family(main);
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  await setTimeout(SLEEP);
  for (const pid of all) process.kill(pid, 'SIGCONT');
  await tell('resume');
}

/** A process and all that descend from it. */
function family(first: number): number[] {
  const pairs = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(pid)] as const);
  const all = [first];
  for (const parent of all) all.push(...pairs.flatMap(([pid, of]) => (of === parent ? pid : [])));
  return all;
}

/** Of a process that has ended meanwhile: none. */
function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
