/** npm run -s simulate -- <game> [--matches N] [--seed S] [--seats N] [--bots …] [--option name=value …] [--auditable] [--out FILE] */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { GAMES, gameOf } from '#catalogue';
import { iterationsAt } from '../src/shared/bots/search/search-bot.ts';
import type { Bot, Level } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import type { OptionValue } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { recordOf, type SeatedBot } from '../src/shared/engine/record.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { explainRefusal, fail, readArguments, readInteger, readOptions } from './command-line.ts';

const TEXT = { type: 'string' } as const;
const FLAGS = {
  matches: TEXT,
  seed: TEXT,
  seats: TEXT,
  bots: TEXT,
  option: { type: 'string', multiple: true },
  auditable: { type: 'boolean' },
  out: TEXT,
} as const;

interface Plan {
  readonly game: Game;
  readonly matches: number;
  readonly seed: number;
  readonly seats: number;
  readonly levels: readonly Level[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether records say who was a bot, and with which seed: what `audit` goes by. */
  readonly auditable: boolean;
  /** The file that is written; it must not be there yet. Nothing: standard output. */
  readonly out: string | undefined;
}

function readPlan(args: string[]): Plan {
  const { values, positionals } = readArguments(args, FLAGS);
  const [id, ...rest] = positionals;
  const game = gameOf(id ?? '');
  if (!game || rest.length > 0) fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
  const { rules } = game;
  const seats = readInteger('--seats', values.seats ?? String(rules.seats.min), rules.seats.min, rules.seats.max);
  const options = readOptions(game, values.option ?? []);
  const refused = rules.refuseOptions?.(options, seats);
  if (refused) fail(explainRefusal(game, refused));
  return {
    game,
    matches: readInteger('--matches', values.matches ?? '1', 0, Number.MAX_SAFE_INTEGER),
    seed: readInteger('--seed', values.seed ?? '1', -(2 ** 31), 2 ** 31 - 1),
    seats,
    levels: readLevels(game, values.bots ?? 'random', seats),
    options,
    auditable: values.auditable ?? false,
    out: values.out,
  };
}

function readLevels(game: Game, list: string, seats: number): Level[] {
  const names = list.split(',');
  const levels = names.length === 1 ? Array<string>(seats).fill(list) : names;
  if (levels.length !== seats) fail(`--bots wants one level, or ${seats} of them`);
  for (const level of levels) {
    if (!Object.hasOwn(game.bots, level))
      fail(`--bots: ${game.rules.id} has ${Object.keys(game.bots).join(', ')}, not ${level}`);
  }
  return levels as Level[];
}

/** Each match has a seed of its own, so that match 700 is the same whether or not the others are played. */
function simulate(plan: Plan, index: number): string {
  const random = seeded(Math.imul(plan.seed, 0x9e3779b1) + index);
  const match = newMatch(plan.game.rules, plan.options, plan.seats);
  const cards = plan.levels.map((level, seat): SeatedBot => {
    const iterations = plan.game.searchModel && iterationsAt(plan.game.searchModel, level);
    return { seat, level, seed: random.below(2 ** 31), ...(iterations !== undefined && { iterations }) };
  });
  const bots = cards.map(({ level, seat, seed }): Bot => {
    const make = plan.game.bots[level];
    if (!make) throw new Error(`no bot ${level}`);
    return make(seat, seeded(seed));
  });
  selfPlay(match, bots, random);
  return JSON.stringify(recordOf(match, plan.auditable ? { bots: cards } : {}));
}

const plan = readPlan(process.argv.slice(2));
const out = plan.out === undefined ? process.stdout : createWriteStream(plan.out, { flags: 'wx' });
out.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe: no error.
  if (plan.out === undefined) process.exit(0);
  fail(error.code === 'EEXIST' ? `${plan.out} is there already` : `${plan.out} can't be written (${error.code})`);
});
for (let index = 0; index < plan.matches; index++) {
  if (!out.write(`${simulate(plan, index)}\n`)) await once(out, 'drain');
}
if (plan.out !== undefined) out.end();
