/**
 * node bench/search-time.ts [game[:seats]…] [--choices N] [--levels expert,…]: what a choice costs at each level that searches, in ms
 * of processor time of one core: mean, nine of ten, most. Positions with a choice out of matches among `normal`, the same for
 * all levels.
 */
import { mean, quantile } from 'simple-statistics';
import { gameOf } from '#catalogue';
import { iterationsAt, searchBot } from '../src/shared/bots/search/search-bot.ts';
import { SEARCH_LEVELS } from '../src/shared/engine/bot.ts';
import { at, present } from '../src/shared/engine/collections.ts';
import type { Game } from '../src/shared/engine/game.ts';
import { drawNext, newMatch, seatsIn, take } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { type View, viewOf } from '../src/shared/engine/view.ts';
import { fail, readArguments, readInteger } from '../tools/command-line.ts';

/** Positions with a choice, for benches of those who think. */
export interface Position {
  readonly view: View;
  readonly seat: number;
}

/** So many of them: one in five of those with a choice that needs thinking, out of matches among `normal` with these options. */
export function positionsOf({ rules, bots, searchModel: mind }: Game, seats: number, choices: number): Position[] {
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) fail(resolved.refusal.reason);
  const found: Position[] = [];
  const random = seeded(1);
  for (let seed = 1; found.length < choices; seed++) {
    const match = newMatch(rules, resolved.options, seats);
    const players = Array.from({ length: seats }, (_, seat) =>
      present(bots.normal, 'normal')(seat, seeded(seed + seat)),
    );
    while (rules.toAct(match.state) !== 'over' && found.length < choices) {
      const chance = drawNext(match, random);
      if (chance) {
        take(match, chance);
        continue;
      }
      const seat = at(seatsIn(rules.toAct(match.state)), 0);
      const view = viewOf(rules, match.state, seat);
      const thinks = view.moves.length > 1 && !mind?.bookMove?.(view.observation, view.moves, random);
      if (thinks && random.below(5) === 0) found.push({ view, seat });
      take(match, { by: seat, ...(at(players, seat).see(view, 0)?.move ?? at(view.moves, 0)) });
    }
  }
  return found;
}

const { values, positionals } = readArguments(process.argv.slice(2), {
  choices: { type: 'string', default: '40' },
  levels: { type: 'string', default: SEARCH_LEVELS.join() },
});
const choices = readInteger('--choices', values.choices, 1, 10_000);
const tables =
  positionals.length > 0 ? positionals : ['briscola-chiamata', 'spizzichino', 'viva:2', 'viva:4', 'viva:6'];
const levels = SEARCH_LEVELS.filter((level) => values.levels.split(',').includes(level));

for (const table of tables) {
  const [id = '', count] = table.split(':');
  const game = gameOf(id) ?? fail(`no game ${id}`);
  const { rules, searchModel: mind } = game;
  const seats = readInteger('seats', count ?? String(rules.seats.min), rules.seats.min, rules.seats.max);
  const positions = positionsOf(game, seats, choices);
  for (const level of levels) {
    const iterations = mind && iterationsAt(mind, level);
    if (!mind || iterations === undefined) continue;
    const costs = positions.map(({ view, seat }, seed) => {
      const before = process.cpuUsage();
      searchBot(rules, mind, iterations)(seat, seeded(seed)).see(view, 0);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    const told = [mean(costs), quantile(costs, 0.9), Math.max(...costs)];
    process.stdout.write(
      `${table.padEnd(20)}${level.padEnd(11)}${String(iterations).padStart(7)} iterations ${told.map((ms) => ms.toFixed(0).padStart(6)).join('')} ms\n`,
    );
  }
}
