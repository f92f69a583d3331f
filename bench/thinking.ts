/**
 * node bench/thinking.ts [game[:seats]…] [--choices N] [--levels expert,…]: what a choice costs at each level that searches, in ms
 * of processor time of one core: mean, nine of ten, most. Positions with a choice out of matches among `normal`, the same for
 * all levels.
 */
import { fail, readArguments, readInteger } from '../scripts/arguments.ts';
import { iterationsAt, searchBot } from '../src/shared/bots/search/searcher.ts';
import { at } from '../src/shared/engine/at.ts';
import { SEARCH_LEVELS } from '../src/shared/engine/bot.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { gameOf } from '../src/shared/games/index.ts';
import { positionsOf } from './positions.ts';

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
    costs.sort((a, b) => a - b);
    const mean = costs.reduce((sum, ms) => sum + ms, 0) / costs.length;
    const told = [mean, at(costs, Math.floor(0.9 * costs.length)), at(costs, costs.length - 1)];
    process.stdout.write(
      `${table.padEnd(20)}${level.padEnd(11)}${String(iterations).padStart(7)} iterations ${told.map((ms) => ms.toFixed(0).padStart(6)).join('')} ms\n`,
    );
  }
}
