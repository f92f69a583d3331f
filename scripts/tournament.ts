/**
 * npm run -s tournament -- <game> <level,level> [--deals N] [--seed S] [--seats N]: bot levels against each other
 * at mixed tables. Each deal is played with the same cards in every seating, so that luck cancels.
 */
import { type Contest, contest } from '../src/shared/bots/tournament.ts';
import type { BotMaker, Level } from '../src/shared/engine/bot.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { GAMES, gameOf } from '../src/shared/games/index.ts';
import { fail, readArguments, readInteger } from './arguments.ts';

const TEXT = { type: 'string' } as const;

function readContest(args: string[]): { plan: Contest; levels: [string, string] } {
  const { values, positionals } = readArguments(args, { deals: TEXT, seed: TEXT, seats: TEXT });
  const game = gameOf(positionals[0] ?? '');
  if (!game) fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
  const [first = '', second = '', ...rest] = (positionals[1] ?? '').split(',');
  if (rest.length > 0 || positionals.length > 2) fail('name two levels: normal,easy');
  const { min, max } = game.rules.seats;
  return {
    levels: [first, second],
    plan: {
      game,
      first: makerOf(game, first),
      second: makerOf(game, second),
      seats: readInteger('--seats', values.seats ?? String(min), min, max),
      matches: readInteger('--deals', values.deals ?? '2000', 1, 1_000_000),
      seed: readInteger('--seed', values.seed ?? '1', -(2 ** 31), 2 ** 31 - 1),
      options: oneDeal(game),
    },
  };
}

function makerOf(game: Game, level: string): BotMaker {
  const maker = game.bots[level as Level];
  return maker ?? fail(`${game.rules.id} has ${Object.keys(game.bots).join(', ')}, not ${level || 'nothing'}`);
}

/** The default options, but one deal a match where a table may choose how many. */
function oneDeal({ rules }: Game) {
  const resolved = resolveOptions(rules.options, 'deals' in rules.options ? { deals: 1 } : {});
  return 'options' in resolved ? resolved.options : fail(`${rules.id} is not played one deal at a time`);
}

const { plan, levels } = readContest(process.argv.slice(2));
const { played, means, lead, error } = contest(plan);
const row = (name: string, ...cells: string[]) =>
  `${name.padEnd(10)}${cells.map((cell) => cell.padStart(12)).join('')}\n`;
process.stdout.write(
  `${plan.game.rules.id}: ${plan.matches} deals, each in all seatings (${played} played), seed ${plan.seed}\n`,
);
process.stdout.write(row('level', 'mean score'));
for (const [index, level] of levels.entries()) process.stdout.write(row(level, (means[index] as number).toFixed(3)));
process.stdout.write(row('lead', lead.toFixed(3), `± ${error.toFixed(3)}`, `${(lead / error).toFixed(1)} SE`));
