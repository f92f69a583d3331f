/** npm run -s simulate -- <game> [--matches N] [--seed S] [--seats N] [--bots …] [--option name=value …] [--auditable] [--out FILE] */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { iterationsAt } from '../src/shared/bots/search/search-bot.ts';
import type { Bot, Level } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import { ENGINE_MESSAGES } from '../src/shared/engine/messages/en/engine.ts';
import { type OptionValue, optionFromText, resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { recordOf, type SeatedBot } from '../src/shared/engine/record.ts';
import type { Refusal } from '../src/shared/engine/refusal.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { GAMES, gameOf } from '../src/shared/games/index.ts';
import { translate } from '../src/shared/i18n/translate.ts';
import { fail, readArguments, readInteger } from './command-line.ts';

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
  const { rules, messages: words } = game;
  const seats = readInteger('--seats', values.seats ?? String(rules.seats.min), rules.seats.min, rules.seats.max);
  const options = readOptions(game, values.option ?? []);
  const refused = rules.refuseOptions?.(options, seats);
  if (refused) fail(explain(refused, words));
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

function readOptions(game: Game, settings: readonly string[]): Record<string, OptionValue> {
  const given: Record<string, OptionValue> = {};
  const specs = { ...game.rules.options, ...game.rules.duplicateOptions };
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 0) fail(`--option wants name=value, not ${setting}`);
    const name = setting.slice(0, at);
    const text = setting.slice(at + 1);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    given[name] = (spec && optionFromText(spec, text)) ?? text;
  }
  const resolved = resolveOptions(game.rules.options, given, game.rules.duplicateOptions);
  return 'refusal' in resolved ? fail(explain(resolved.refusal, game.messages)) : resolved.options;
}

function explain(refused: Refusal, words: Game['messages']): string {
  return translate({ ...ENGINE_MESSAGES, ...words }, refused.reason, refused.params);
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
