/** What an arena is asked for, in words that a thread can be told. */
import { availableParallelism } from 'node:os';
import { GAMES, gameOf } from '#catalogue';
import { type Entrant, entrantNames, entrantOf, type Matchup } from '../src/shared/bots/arena.ts';
import type { Game } from '../src/shared/engine/game.ts';
import type { OptionValue } from '../src/shared/engine/options.ts';
import { explainRefusal, fail, readArguments, readInteger, readOptions } from './command-line.ts';

/** Programs as entrants of the arena, by name: `cmd:python3 examples/bot.py`. */
const MARK = 'cmd:';

/** What is run for this entrant; nothing for one that is no program. */
export function commandOf(name: string): string | undefined {
  return name.startsWith(MARK) && name.length > MARK.length ? name.slice(MARK.length) : undefined;
}

export function hasProgram(bots: readonly string[]): boolean {
  return bots.some((bot) => commandOf(bot) !== undefined);
}

/** Why a program can't play with these at the same table: they sit down at a host's, which has levels alone. */
export function refuseBeside({ bots: levels }: Game, bots: readonly string[]): string | undefined {
  const other = bots.find((bot) => commandOf(bot) === undefined && !Object.hasOwn(levels, bot));
  return other && `beside a program sit the levels that a table has (${Object.keys(levels).join(', ')}), not ${other}`;
}

/** Why these options can't be told by a deal's code: where deals can be compared, a match is one of them. */
export function refuseOptions({ duplicate }: Game, options: Readonly<Record<string, OptionValue>>): string | undefined {
  const other = Object.entries(duplicate?.options(1) ?? {}).find(([name, value]) => options[name] !== value);
  return other && `programs play one deal a match: ${other[0]}=${other[1]}`;
}

/** One contest as it crosses to a thread. */
export interface MatchupSpec {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: number;
  readonly lone?: true;
}

export interface Plan {
  /** Each pair of bots, or each bot alone where a table wins together; at each number of seats. */
  readonly matchups: readonly MatchupSpec[];
  readonly deals: number;
  /** The first deal's number. */
  readonly from: number;
  readonly threads: number;
  readonly json: boolean;
  /** Of each two matchups that follow each other, how far the first kind is beyond half of the second's lead. */
  readonly half: boolean;
  /** Reported as one table a game: each level against each. */
  readonly ladder: boolean;
}

const TEXT = { type: 'string' } as const;
const FLAGS = {
  bots: TEXT,
  deals: TEXT,
  seed: TEXT,
  seats: TEXT,
  option: { ...TEXT, multiple: true },
  from: TEXT,
  threads: TEXT,
  lone: { type: 'boolean' },
  half: { type: 'boolean' },
  json: { type: 'boolean' },
  ladder: { type: 'boolean' },
} as const;

export function readPlan(args: readonly string[]): Plan {
  const { values, positionals } = readArguments(args, FLAGS);
  const isLadder = values.ladder ?? false;
  const ids = isLadder && positionals.length === 0 ? Object.keys(GAMES) : positionals;
  const games = ids.flatMap((id) => gameOf(id) ?? []);
  if (games.length < ids.length || games.length === 0 || (!isLadder && games.length > 1))
    fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
  if (isLadder && (values.lone || values.half)) fail('--ladder is of all levels, without --lone and --half');
  return {
    deals: readInteger('--deals', values.deals ?? '200', 1, 1_000_000),
    from: readInteger('--from', values.from ?? '0', 0, 1_000_000),
    threads: readInteger('--threads', values.threads ?? String(availableParallelism()), 1, 1024),
    json: values.json ?? false,
    half: values.half ?? false,
    ladder: isLadder,
    matchups: games.flatMap((game) => matchupsIn(game, values)),
  };
}

type Values = ReturnType<typeof readArguments<typeof FLAGS>>['values'];

function matchupsIn(game: Game, values: Values): MatchupSpec[] {
  const bots = readBots(game, values.bots);
  const seed = readInteger('--seed', values.seed ?? '1', -(2 ** 31), 2 ** 31 - 1);
  const sizes = readSeats(game, values.seats);
  // One deal a match where tables can play the same deals.
  const options = readOptions(game, values.option ?? [], game.duplicate?.options(1));
  const isProgram = hasProgram(bots);
  if (values.lone && (isProgram || game.isCooperative)) fail('--lone is for levels, and where each plays for itself');
  const other = isProgram ? refuseOptions(game, options) : undefined;
  if (other) fail(`--option: ${other}`);
  const sides = sidesOf(game, bots, values.half ?? false);
  return sizes.flatMap((seats) => {
    const refused = game.rules.refuseOptions?.(options, seats);
    if (refused) fail(explainRefusal(game, refused));
    for (const side of sides) {
      const beside = hasProgram(side) ? refuseBeside(game, side) : undefined;
      if (beside) fail(`--bots: ${beside}`);
    }
    return sides.map((side) => ({
      game: game.rules.id,
      bots: side,
      seats,
      options,
      seed,
      ...(values.lone && { lone: true }),
    }));
  });
}

/** What a thread plays by. */
export function matchupOf({ game: id, bots, seats, options, seed, lone }: MatchupSpec): Matchup {
  const game = gameOf(id);
  const [first, ...others] = bots.flatMap((name) => (game && entrantOf(game, name)) ?? []);
  if (!game || !first) throw new Error(`nobody plays ${id}`);
  const entrants: readonly [Entrant, ...Entrant[]] = [first, ...others];
  return { game, seats, options, entrants, seed, ...(lone && { lone }) };
}

function readBots(game: Game, list: string | undefined): string[] {
  const names = entrantNames(game);
  const bots = list?.split(',') ?? names;
  for (const bot of bots) {
    if (commandOf(bot) === undefined && !entrantOf(game, bot))
      fail(`--bots: ${game.rules.id} has ${names.join(', ')}, not ${bot || 'nothing'}`);
  }
  if (!game.isCooperative && bots.length < 2) fail('--bots wants two or more: normal,easy');
  return bots;
}

function readSeats({ rules: { seats } }: Game, list: string | undefined): number[] {
  if (list === undefined) return [seats.min];
  return list.split(',').map((text) => readInteger('--seats', text, seats.min, seats.max));
}

/** Who plays whom; with `half` the first and the third, each over the second. */
function sidesOf({ isCooperative: together }: Game, bots: readonly string[], half: boolean): string[][] {
  if (!half) return together ? bots.map((bot) => [bot]) : pairsOf(bots);
  const [first = '', second = '', third = '', ...more] = bots;
  if (together || third === '' || more.length > 0)
    fail('--half wants who plays, over whom, to whom: expert,normal,cheat');
  return [
    [first, second],
    [third, second],
  ];
}

function pairsOf(bots: readonly string[]): string[][] {
  return bots.flatMap((first, k) => bots.slice(k + 1).map((second) => [first, second]));
}
