/**
 * node bench/playout-rate.ts <game> [--easy] [--deals] [--beside CHECKOUT] [--rounds N]: how often a second one core plays a deal out from its first card, as a
 * bot that searches does: a copy of the state, moves at random through the contract (in VIVA the choice of its `random`
 * bot; with `--easy` that of the `easy` one), no observation, no log. With another checkout of the project that has this script, its rules play too, in turns of half a second, and
 * the ratio is taken within each turn: what neighbours take of the machine falls out of it. With `--deals` what `move-loss.ts`
 * counts is counted so: deals with every move checked and written down.
 */
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { median } from 'simple-statistics';
import { GAMES, rulesOf } from '#catalogue';
import { clone } from '../src/shared/engine/clone.ts';
import { drawNext, moveEvent, newMatch, take } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { type Random, seeded } from '../src/shared/engine/random.ts';
import type { IndexedMoves, Rules, Seat } from '../src/shared/engine/rules.ts';
import { fail, readArguments, readInteger } from '../tools/command-line.ts';
import { formatColumn } from '../tools/statistics.ts';
import {
  benchOf,
  type Choose,
  type ChooseIndex,
  chooseEasy,
  coreSeconds,
  measure,
  type PlayBench,
} from './random-play.ts';

const SLICE_SECONDS = 0.5;
/** Positions that are played out, in turn. */
const STARTS = 50;
/** Turns that do not count yet. */
const WARM_UP = 3;

/** Whose first card has come: somebody may play a card. */
function isBegun(rules: Rules, state: unknown): boolean {
  const turn = rules.toAct(state);
  return typeof turn !== 'string' && rules.legalMoves(state, turn[0] as Seat).some(({ type }) => type === 'play');
}

/** A deal is over where it is looked at, or the match is. */
function isEnded(rules: Rules, state: unknown): boolean {
  return rules.toAct(state) === 'over' || rules.scorePause?.(state) === true;
}

function startOf(rules: Rules, choose: Choose, random: Random): unknown {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, rules.seats.min);
  while (!isBegun(rules, match.state)) {
    const chance = drawNext(match, random);
    if (chance) take(match, chance);
    else step(rules, match.state, choose, random);
  }
  return match.state;
}

function step(rules: Rules, state: unknown, choose: Choose, random: Random): void {
  const turn = rules.toAct(state);
  if (turn === 'chance') rules.apply(state, { by: 'chance', ...rules.drawChance(state, random) });
  else if (turn !== 'over') {
    const seat = turn[0] as Seat;
    rules.apply(state, moveEvent(seat, choose(rules.legalMoves(state, seat), state, seat, random)));
  }
}

function stepByNumber(rules: Rules, byNumber: IndexedMoves, state: unknown, choose: ChooseIndex, random: Random): void {
  const turn = rules.toAct(state);
  if (turn === 'chance') rules.apply(state, { by: 'chance', ...rules.drawChance(state, random) });
  else if (turn !== 'over') {
    const seat = turn[0] as Seat;
    byNumber.apply(state, seat, choose(byNumber.legal(state, seat), state, seat, random));
  }
}

/** Playouts a second by these rules, for so long. */
function playerOf(rules: Rules, { choose, chooseNumber }: PlayBench): (seconds: number) => number {
  const random = seeded(1);
  const starts = Array.from({ length: STARTS }, () => startOf(rules, choose, random));
  const { indexedMoves: byNumber } = rules;
  const next =
    byNumber && chooseNumber
      ? (state: unknown) => stepByNumber(rules, byNumber, state, chooseNumber, random)
      : (state: unknown) => step(rules, state, choose, random);
  return (seconds) => {
    const begin = coreSeconds();
    let [played, taken] = [0, 0];
    for (; taken < seconds; taken = coreSeconds() - begin) {
      for (const start of starts) {
        const state = rules.copy ? rules.copy(start) : clone(start);
        while (!isEnded(rules, state)) next(state);
      }
      played += starts.length;
    }
    return played / taken;
  };
}

/** Deals a second by these rules, for so long. */
function dealerOf(rules: Rules, bench: PlayBench): (seconds: number) => number {
  const random = seeded(1);
  return (wanted) => {
    const { begun, seconds } = measure(rules, bench, random, wanted);
    return begun / seconds;
  };
}

/** A thread that plays by this script of its checkout, so that none is compiled for what another one plays. */
function threadOf(checkout: string, game: string, argv: string[]): { play(): Promise<number>; end(): void } {
  const worker = new Worker(join(checkout, 'bench/playout-rate.ts'), { workerData: game, argv });
  return {
    async play() {
      worker.postMessage(SLICE_SECONDS);
      const [rate] = await once(worker, 'message');
      return rate;
    },
    end: () => void worker.terminate(),
  };
}

/** Answers every number of seconds with a rate. */
function serve(game: string, flags: readonly string[]): void {
  const rules = rulesOf(game) ?? fail(`there is no ${game}`);
  const bench = { ...benchOf(game), ...(flags.includes('--easy') && { choose: chooseEasy, chooseNumber: undefined }) };
  const play = flags.includes('--deals') ? dealerOf(rules, bench) : playerOf(rules, bench);
  parentPort?.on('message', (seconds: number) => parentPort?.postMessage(play(seconds)));
}

async function compare(game: string, argv: string[], checkouts: readonly string[], rounds: number): Promise<void> {
  const threads = checkouts.map((checkout) => threadOf(checkout, game, argv));
  const rates: number[][] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const row: number[] = [];
    for (const thread of threads) row.push(await thread.play());
    if (round >= 0) rates.push(row);
  }
  for (const thread of threads) thread.end();
  for (const [k, checkout] of checkouts.entries()) {
    const own = rates.map((row) => row[k] ?? Number.NaN);
    const name = k === 0 ? game : `  ${checkout}`;
    console.log(`${name.padEnd(18)}${formatColumn(Math.max(...own))} a second (middle${formatColumn(median(own))})`);
  }
  if (threads.length === 1) return;
  console.log(`${median(rates.map(([ours = 0, theirs = 1]) => ours / theirs)).toFixed(2)} times those beside`);
}

if (isMainThread) {
  const TEXT = { type: 'string' } as const;
  const FLAG = { type: 'boolean' } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), {
    beside: TEXT,
    rounds: TEXT,
    easy: FLAG,
    deals: FLAG,
  });
  const [game = ''] = positionals;
  if (!rulesOf(game)) fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
  if (values.easy && game !== 'viva') fail('--easy: there is such a choice for viva alone');
  const here = resolve(import.meta.dirname, '..');
  const rounds = readInteger('--rounds', values.rounds ?? '9', 1, 1000);
  await compare(
    game,
    [...(values.easy ? ['--easy'] : []), ...(values.deals ? ['--deals'] : [])],
    [here, ...(values.beside === undefined ? [] : [resolve(values.beside)])],
    rounds,
  );
} else {
  serve(workerData, process.argv);
}
