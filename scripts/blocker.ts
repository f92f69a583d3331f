/**
 * npm run -s blocker -- [--seats N] [--rounds R] [--choices C] [--worlds W] [--seed S]: whether a table learnt offline chooses VIVA's
 * blocking card as well as a search does. Learnt from rounds among `normal` in which the first such choice is made at random: how
 * often its maker was first out, by how many cards it keeps, how many of those are blocked, and how many copies it has of the one it
 * lays. Then what the table, `normal` and the search choose in positions of other rounds is played out among
 * `normal` to the end in worlds that none of them has seen, all in the same ones.
 */
import { bestOf } from '../src/shared/bots/best.ts';
import { isSeats } from '../src/shared/bots/policy.ts';
import { copyOf } from '../src/shared/bots/search/copies.ts';
import { type Counted, counted } from '../src/shared/bots/search/counted.ts';
import { deliberate, thoughtOut } from '../src/shared/bots/search/deliberate.ts';
import { nextDecision, playOut } from '../src/shared/bots/search/playout.ts';
import { imagine } from '../src/shared/bots/search/worlds.ts';
import { spreadOf } from '../src/shared/bots/spread.ts';
import { at, present } from '../src/shared/engine/at.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import type { Mind } from '../src/shared/engine/mind.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { pick, seeded } from '../src/shared/engine/random.ts';
import type { MoveNumber, Seat } from '../src/shared/engine/rules.ts';
import { mind } from '../src/shared/games/viva/bots/mind.ts';
import { rules } from '../src/shared/games/viva/rules.ts';
import { designPlayed, isBlocking, MOVES, numberOfMove } from '../src/shared/games/viva/state/by-number.ts';
import { coloursOf, showing } from '../src/shared/games/viva/state/designs.ts';
import { copiesOf, countAmong } from '../src/shared/games/viva/state/hand.ts';
import { roundOf, type State, type Viva } from '../src/shared/games/viva/state/state.ts';
import { handOf } from '../src/shared/games/viva/state/table.ts';
import { fail, readArguments, readInteger } from './arguments.ts';

const { values } = readArguments(process.argv.slice(2), {
  seats: { type: 'string', default: '2' },
  rounds: { type: 'string', default: '4000' },
  choices: { type: 'string', default: '100' },
  worlds: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
});
const seats = readInteger('--seats', values.seats, 2, 6);
const rounds = readInteger('--rounds', values.rounds, 1, 1_000_000);
const choices = readInteger('--choices', values.choices, 2, 10_000);
const worlds = readInteger('--worlds', values.worlds, 1, 100_000);
const random = seeded(readInteger('--seed', values.seed, 0, 2 ** 31 - 1));

const viva: Counted<Viva> = counted(rules);
/** `normal` to the end of the round: no playout is broken off and judged, as the search's are. */
const { horizon: _, ...toTheEnd } = mind;
const whole: Mind<Viva> = toTheEnd;

/** A seat that is about to lay one of several blocking cards. */
interface Choice {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly MoveNumber[];
}

/** One in two of such choices while nobody is out yet, in a round among `normal`; nothing if there is none. */
function meet(): Choice | undefined {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) return fail(resolved.refusal.reason);
  const { state } = newMatch<Viva>(rules, resolved.options, seats);
  for (;;) {
    const decision = nextDecision(viva, whole, state, random);
    if (!decision) return undefined;
    const { seat, moves } = decision;
    if (moves.length > 1 && moves.every(isBlocking) && random.below(2) === 0) return { state, seat, moves: [...moves] };
    viva.byNumber.make(state, seat, moves.length === 1 ? at(moves, 0) : whole.guess(state, seat, moves, random));
  }
}

/** What the table goes by: of the cards that are kept how many are blocked, how many are alike, and how many there are. */
function featuresOf({ state, seat }: Choice, move: MoveNumber): readonly [number, number, number] {
  const hand = handOf(state.table.hands, seat);
  const design = designPlayed(move);
  const blocked = countAmong(hand, showing(coloursOf(design))) - 1;
  const kept = hand.size - 1;
  const sized = kept < 4 ? kept : kept < 7 ? 4 : kept < 11 ? 5 : 6;
  return [sized, Math.min(blocked, 8), Math.min(copiesOf(hand, design), 3)];
}

function brought({ seat }: Choice, world: State, move: MoveNumber): number {
  const own = copyOf(viva, world);
  viva.byNumber.make(own, seat, move);
  return playOut(viva, whole, own, nextDecision(viva, whole, own, random), random)?.[seat] ?? 0;
}

interface Cell {
  tried: number;
  won: number;
}

const cells = new Map<string, Cell>();

function learn(choice: Choice): void {
  const move = pick(choice.moves, random);
  const name = featuresOf(choice, move).join();
  const cell = cells.get(name) ?? { tried: 0, won: 0 };
  cells.set(name, { tried: cell.tried + 1, won: cell.won + brought(choice, choice.state, move) });
}

/** Cells with few rounds in them lean to what a hand of that size makes on average. */
const LEAN = 20;

function byTable(choice: Choice): MoveNumber {
  const sized = (move: MoveNumber) => at(featuresOf(choice, move), 0);
  const meanOf = (size: number): number => {
    let [tried, won] = [1, 0.5];
    for (const [name, cell] of cells)
      if (name.startsWith(`${size},`)) [tried, won] = [tried + cell.tried, won + cell.won];
    return won / tried;
  };
  return bestOf(choice.moves, (move) => {
    const { tried, won } = cells.get(featuresOf(choice, move).join()) ?? { tried: 0, won: 0 };
    return (won + LEAN * meanOf(sized(move))) / (tried + LEAN);
  });
}

function bySearch({ state, seat, moves }: Choice): MoveNumber {
  const observation = rules.observe(state, seat);
  if (!isSeats(observation)) return fail('nobody’s choice');
  const named = moves.map((move) => at(MOVES, move));
  const question = { rules, mind, observation, moves: named, seed: random.below(2 ** 31), iterations: mind.iterations };
  return numberOfMove(thoughtOut(deliberate<Viva>(question)).move);
}

const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
for (let round = 0; round < rounds; round++) {
  const choice = meet();
  if (choice) learn(choice);
}
process.stdout.write(`${seats} seats: a table of ${cells.size} cells from ${rounds} rounds, ${seconds()}\n`);

const CHOOSERS: Readonly<Record<string, (choice: Choice) => MoveNumber>> = {
  chance: ({ moves }) => pick(moves, random),
  normal: ({ state, seat, moves }) => mind.guess(state, seat, moves, random),
  table: byTable,
  search: bySearch,
};
const beyondNormal = new Map(Object.keys(CHOOSERS).map((name) => [name, [] as number[]]));
const otherwise = new Map<string, number>();
while (beyondNormal.get('normal')?.length !== choices) {
  const choice = meet();
  if (!choice || roundOf(choice.state).out.length > 0) continue;
  const chosen = Object.entries(CHOOSERS).map(([name, choose]) => [name, choose(choice)] as const);
  const tried = [...new Set(chosen.map(([, move]) => move))];
  const observation = rules.observe(choice.state, choice.seat);
  const source = imagine(rules, mind, observation, random);
  const won = new Map(tried.map((move) => [move, 0]));
  for (let k = 0; k < worlds && tried.length > 1; k++) {
    const world = source.next().value;
    for (const move of tried) won.set(move, present(won.get(move), 'move') + brought(choice, world, move) / worlds);
  }
  const normals = present(
    chosen.find(([name]) => name === 'normal'),
    'normal',
  )[1];
  for (const [name, move] of chosen) {
    const gain = present(won.get(move), 'move') - present(won.get(normals), 'move');
    present(beyondNormal.get(name), name).push(100 * gain);
    if (move !== normals) otherwise.set(name, (otherwise.get(name) ?? 0) + 1);
  }
}
for (const [name, gains] of beyondNormal) {
  if (name === 'normal') continue;
  const { mean, give } = spreadOf(gains);
  process.stdout.write(
    `${name.padEnd(8)}${otherwise.get(name) ?? 0} of ${choices} chosen otherwise than normal, ${mean.toFixed(2)} ± ${give.toFixed(2)} % of a round a choice\n`,
  );
}
process.stdout.write(`${seconds()} in all\n`);
