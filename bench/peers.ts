/**
 * node bench/peers.ts [rounds]: random deals of Briscola Chiamata a second, ours beside boardgame.io's (its newest release, a plain
 * loop of its reducer) and a C program of the same rules, in turns, so many rounds (9) of half a second of one core each. All
 * three choose among the legal moves and check each move; first all three play the same 300 deals, move by move, and must
 * come to the same scores and the same number of legal moves. Of ratios the middle one counts: they are taken within a round.
 *
 * boardgame.io is installed by hand, `npm ci --ignore-scripts --prefix bench/peers/boardgame.io`; C wants a compiler. What is
 * not there is said and left out. With NODE_ENV=production boardgame.io is at its best.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from 'simple-statistics';
import { rulesOf } from '#catalogue';
import { present } from '../src/shared/engine/collections.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { fail, readInteger } from '../tools/command-line.ts';
import { formatColumn } from '../tools/statistics.ts';
import { type SampleDeal, sampleDeals } from './peers/sample-deals.ts';
import { benchOf, coreSeconds, measure } from './random-play.ts';

const SLICE_SECONDS = 0.5;
const CHECKED_DEALS = 300;

interface Peer {
  readonly name: string;
  /** Deals a second, over so many seconds of one core. */
  rate(seconds: number): number;
  /** What each of these deals scored, and how many moves were legal in it. */
  check(lines: readonly SampleDeal[]): readonly string[];
}

/** What the file in peers/boardgame.io exports. */
interface BoardgameIo {
  playMatch(below: (n: number) => number): number;
  checkDeal(line: SampleDeal): readonly number[];
}

const rules = present(rulesOf('briscola-chiamata'), 'Briscola Chiamata');

function ours(): Peer {
  const random = seeded(1);
  const rate = (seconds: number) => {
    const { begun, seconds: taken } = measure(rules, benchOf(rules.id), random, seconds);
    return begun / taken;
  };
  return { name: 'ours', rate, check: (lines) => lines.map(({ outcome }) => outcome.join(' ')) };
}

async function boardgameIo(): Promise<Peer | string> {
  const folder = join(import.meta.dirname, 'peers/boardgame.io');
  if (!existsSync(join(folder, 'node_modules'))) {
    return 'boardgame.io is not installed: npm ci --ignore-scripts --prefix bench/peers/boardgame.io';
  }
  const { playMatch, checkDeal }: BoardgameIo = await import(join(folder, 'briscola.js'));
  const random = seeded(1);
  const rate = (seconds: number) => {
    const start = coreSeconds();
    let [dealt, taken] = [0, 0];
    for (; taken < seconds; taken = coreSeconds() - start) dealt += playMatch((n) => random.below(n));
    return dealt / taken;
  };
  return { name: 'boardgame.io', rate, check: (lines) => lines.map((line) => checkDeal(line).join(' ')) };
}

/** Compiled into `folder`. */
function plainC(folder: string): Peer | string {
  const program = join(folder, 'briscola');
  const source = join(import.meta.dirname, 'peers/briscola.c');
  const { error, status } = spawnSync('cc', ['-O3', '-march=native', '-o', program, source], { stdio: 'inherit' });
  if (error) return 'there is no C compiler (cc) here';
  if (status !== 0) return 'the C program does not compile';
  let seed = 0;
  const run = (args: string[], input = '') => spawnSync(program, args, { input, encoding: 'utf8' }).stdout.trimEnd();
  const rate = (seconds: number) => {
    seed += 1;
    const [dealt = 0, taken = 1] = run([`${seconds}`, `${seed}`])
      .split(' ')
      .map(Number);
    return dealt / taken;
  };
  const check = (lines: readonly SampleDeal[]) =>
    run([], lines.map(({ dealer, cards, moves }) => `${[dealer, ...cards, ...moves].join(' ')}\n`).join('')).split(
      '\n',
    );
  return { name: 'C', rate, check };
}

/** Ends the script where two come to different scores. */
function holdToOurs(peer: Peer, lines: readonly SampleDeal[]): void {
  const theirs = peer.check(lines);
  for (const [k, { outcome }] of lines.entries()) {
    if (theirs[k] !== outcome.join(' ')) fail(`deal ${k}: ${peer.name} says ${theirs[k]}, we say ${outcome.join(' ')}`);
  }
}

const column = (value: number, digits = 0): string => formatColumn(value, { width: 11, digits });

const rounds = readInteger('rounds', process.argv[2] ?? '9', 1, 1000);
const folder = mkdtempSync(join(tmpdir(), 'panno-verde-peers-'));
try {
  const found = [ours(), await boardgameIo(), plainC(folder)];
  const peers = found.filter((peer) => typeof peer !== 'string');
  for (const missing of found) if (typeof missing === 'string') console.log(missing);

  const lines = sampleDeals(CHECKED_DEALS, seeded(2));
  for (const peer of peers) holdToOurs(peer, lines);
  console.log(`${lines.length} deals: all ${peers.length} come to the same scores, from as many legal moves`);

  for (const peer of peers) peer.rate(2 * SLICE_SECONDS);
  const rates = Array.from({ length: rounds }, () => peers.map((peer) => peer.rate(SLICE_SECONDS)));
  console.log(`${'deals a second'.padEnd(16)}    fastest     middle   ours / it`);
  for (const [k, { name }] of peers.entries()) {
    const own = rates.map((round) => round[k] ?? Number.NaN);
    const ratios = rates.map(([mine = Number.NaN], round) => mine / (own[round] ?? Number.NaN));
    console.log(`${name.padEnd(16)}${column(Math.max(...own))}${column(median(own))}${column(median(ratios), 3)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
