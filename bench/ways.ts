/**
 * node bench/ways.ts [game[:seats]…] [--choices N] [--judge N]: what it would change to search those games in one tree of all worlds,
 * to the end of the deal, in which seats answer alike what they can't tell apart, instead of comparing playouts and solving the
 * last cards world by world (where each world may be answered otherwise: strategy fusion). The two choose in the same positions
 * with as many iterations; where they choose otherwise both moves are thought about once more (`lossOnce`), by either way's
 * lights: a judge prefers what it would have done itself, so a way that gains by neither is no better.
 */
import { fail, readArguments, readInteger } from '../scripts/arguments.ts';
import { isSeats } from '../src/shared/bots/policy.ts';
import { lossOnce } from '../src/shared/bots/review/loss.ts';
import { deliberate, thoughtOut } from '../src/shared/bots/search/deliberate.ts';
import { nameOf } from '../src/shared/bots/search/names.ts';
import { spreadOf } from '../src/shared/bots/spread.ts';
import type { Mind } from '../src/shared/engine/mind.ts';
import { gameOf } from '../src/shared/games/index.ts';
import { positionsOf } from './positions.ts';

const { values, positionals } = readArguments(process.argv.slice(2), {
  choices: { type: 'string', default: '40' },
  judge: { type: 'string', default: '3000' },
});
const choices = readInteger('--choices', values.choices, 2, 10_000);
/** Iterations of each judgement. */
const iterations = readInteger('--judge', values.judge, 100, 10_000_000);
const tables = positionals.length > 0 ? positionals : ['briscola-chiamata', 'viva:2', 'viva:4'];

/** The same mind, which grows one tree whatever is left. */
function inOneTree({ plays: _, endgame: __, ...mind }: Mind): Mind {
  return mind;
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

for (const table of tables) {
  const [id = '', count] = table.split(':');
  const game = gameOf(id) ?? fail(`no game ${id}`);
  const { rules } = game;
  const shipped = game.mind ?? fail(`nobody searches in ${id}`);
  const seats = readInteger('seats', count ?? String(rules.seats.min), rules.seats.min, rules.seats.max);
  const questions = positionsOf(game, seats, choices).map(({ view: { observation, moves } }, seed) => {
    if (!isSeats(observation)) fail('nobody’s choice');
    return { rules, observation, moves, seed };
  });
  const choose = (mind: Mind) =>
    questions.map((question) => thoughtOut(deliberate({ ...question, mind, iterations: shipped.iterations })).move);
  const tree = inOneTree(shipped);
  const made: { own: ReturnType<typeof choose>; other: ReturnType<typeof choose> } = { own: [], other: [] };
  const costs = [
    secondsOf(() => {
      made.own = choose(shipped);
    }),
    secondsOf(() => {
      made.other = choose(tree);
    }),
  ];
  const differs = made.own.map((own, k) => nameOf(own) !== nameOf(made.other[k] ?? own));
  const gainBy = (mind: Mind): string => {
    const gains = questions.map((question, k) => {
      const [own, other] = [made.own[k], made.other[k]];
      if (!differs[k] || !own || !other) return 0;
      const judged = { ...question, mind, better: other, made: own, seed: 1000 + k, iterations };
      return thoughtOut(lossOnce(judged));
    });
    const { mean, give } = spreadOf(gains);
    return `${mean.toFixed(3)} ± ${give.toFixed(3)}`;
  };
  process.stdout.write(
    `${table}: ${differs.filter(Boolean).length} of ${choices} chosen otherwise; a choice gains ${gainBy(shipped)} judged by playouts, ${gainBy(tree)} by a tree; ${costs.map((s) => ((1000 * s) / choices).toFixed(0)).join(', ')} ms a choice\n`,
  );
}
