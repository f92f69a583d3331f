/**
 * npm run -s tool -- tools/simulate-evenings.ts [--people N] [--rounds R] [--seed S]: plays an evening of every form through, with people who
 * leave, come late and come back and a table that is late in every round, and prints a line for each: how often two have
 * met at most, how many meetings were not the first, who sat out, and how much of the processor's time the slowest pairing and the
 * standings took.
 */
import { seeded } from '../src/shared/engine/random.ts';
import { standings } from '../src/shared/evening/standings.ts';
import { countsOf, eveningOf, KINDS, playEvening, playFreely } from '../src/shared/evening/testing.ts';
import { readArguments, readInteger } from './command-line.ts';

const TEXT = { type: 'string' } as const;
const { values } = readArguments(process.argv.slice(2), { people: TEXT, rounds: TEXT, seed: TEXT });
const people = readInteger('--people', values.people ?? '100', 6, 150);
const rounds = readInteger('--rounds', values.rounds ?? '6', 1, 12);
const seed = readInteger('--seed', values.seed ?? '1', 0, 2 ** 31 - 1);

const HEADS = ['form', 'people', 'tables', 'met at most', 'met again', 'out at most', 'outs', 'slowest', 'standings'];
print(HEADS);
for (const [kind, plan] of Object.entries(KINDS)) {
  const ticks: number[] = [];
  const start = eveningOf(people, { ...plan, rounds });
  const evening = playEvening(start, { leave: 4, come: 3 }, seeded(seed), () => ticks.push(cpuMs()));
  const pairings = ticks.flatMap((tick, k) => (k % 2 === 1 ? [tick - (ticks[k - 1] ?? tick)] : []));
  printEvening(kind, evening, Math.max(...pairings));
}
const free = eveningOf(people, { form: { form: 'free' }, rounds });
printEvening('free play', playFreely(free, people, seeded(seed)), 0);

function printEvening(kind: string, evening: Parameters<typeof countsOf>[0], slowest: number): void {
  const { tables, mostMet, again, mostOut, outs } = countsOf(evening);
  const before = cpuMs();
  standings(evening);
  const counts = [evening.players.length, tables, mostMet, again, mostOut, outs].map(String);
  print([kind, ...counts, inSeconds(slowest), inSeconds(cpuMs() - before)]);
}

/** Of this process alone: what else the machine does is no part of it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, k) => (k === 0 ? cell.padEnd(22) : cell.padStart(12))).join(''));
}
