/**
 * npm run -s tool -- tools/check-resample.ts [--games a,b] [--matches N] [--seed S] [--share K]: random matches of each game, at every number of seats and
 * with any options: in one state of K (of each, without it), each viewer imagines a world, which must look to it as the truth does.
 * Ends at the first that does not. Ctrl-C prints what was looked at by then.
 */

import { GAMES, gameOf } from '#catalogue';
import { playMatch } from '../src/shared/engine/checks/properties.ts';
import { checkResample, type ResampleCounts } from '../src/shared/engine/checks/resample.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { type OptionValue, resolveOptions } from '../src/shared/engine/options.ts';
import { pick, type Random, seeded } from '../src/shared/engine/random.ts';
import { fail, readArguments, readInteger } from './command-line.ts';

const { values } = readArguments(process.argv.slice(2), {
  games: { type: 'string', default: Object.keys(GAMES).join() },
  matches: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  share: { type: 'string', default: '1' },
});
const matches = readInteger('--matches', values.matches, 1, 10_000_000);
const seed = readInteger('--seed', values.seed, 0, 2 ** 31 - 1);
const share = readInteger('--share', values.share, 1, 100_000);
const games = values.games.split(',').map((id) => gameOf(id) ?? fail(`no game ${id}`));
const sums = games.map((game) => ({ game, matches: 0, positions: 0, worlds: 0, otherwise: 0 }));

/** Any options that go together at so many seats. */
function optionsOf({ rules }: Game, seats: number, random: Random): Readonly<Record<string, OptionValue>> {
  for (;;) {
    const any = Object.entries(rules.options).map(([name, { values }]) => [name, pick<OptionValue>(values, random)]);
    const resolved = resolveOptions(rules.options, Object.fromEntries(any));
    if ('options' in resolved && !rules.refuseOptions?.(resolved.options, seats)) return resolved.options;
  }
}

function look(game: Game, random: Random): ResampleCounts {
  const { min, max } = game.rules.seats;
  const seats = min + random.below(max - min + 1);
  const maker = game.bots.random ?? fail(`${game.rules.id} has no random bot`);
  const match = playMatch(game, optionsOf(game, seats, random), seats, maker, random.below(2 ** 31));
  return checkResample(match, random, share);
}

function printSums(): void {
  for (const { game, matches, positions, worlds, otherwise } of sums) {
    process.stdout.write(
      `${game.rules.id.padEnd(20)}${matches} matches, ${positions} positions, ${worlds} imagined worlds, ${otherwise} of them not the true one\n`,
    );
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    printSums();
    process.exit(0);
  });
}
for (let index = 0; index < matches; index++) {
  for (const [k, sum] of sums.entries()) {
    const { positions, worlds, otherwise } = look(
      sum.game,
      seeded(Math.imul(seed, 0x9e3779b1) + index * sums.length + k),
    );
    sum.matches++;
    sum.positions += positions;
    sum.worlds += worlds;
    sum.otherwise += otherwise;
  }
  // Signals are heard between two matches.
  await new Promise((resolve) => setImmediate(resolve));
}
printSums();
