/**
 * node bench/depths.ts [game[:seats]…] [--choices N] [--from LEVEL] [--worlds N]: what a deeper level gains over `expert` a
 * choice, in the game's own measure. Where the two choose otherwise, both moves are thought about once more, with a seed of its
 * own and alike (`lossOnce`); where they choose the same, nothing is gained. Far fewer deals show it than matches would, but it
 * is the search itself that judges: what all of its levels get wrong, this can't see.
 */
import { fail, readArguments, readInteger } from '../scripts/arguments.ts';
import { isSeats } from '../src/shared/bots/policy.ts';
import { lossOnce } from '../src/shared/bots/review/loss.ts';
import { deliberate, thoughtOut } from '../src/shared/bots/search/deliberate.ts';
import { nameOf } from '../src/shared/bots/search/names.ts';
import { iterationsAt } from '../src/shared/bots/search/searcher.ts';
import { spreadOf } from '../src/shared/bots/spread.ts';
import { DEPTHS } from '../src/shared/engine/bot.ts';
import { gameOf } from '../src/shared/games/index.ts';
import { positionsOf } from './positions.ts';

const { values, positionals } = readArguments(process.argv.slice(2), {
  choices: { type: 'string', default: '40' },
  judge: { type: 'string', default: '20000' },
});
const choices = readInteger('--choices', values.choices, 2, 10_000);
/** Iterations of each judgement. */
const judge = readInteger('--judge', values.judge, 100, 10_000_000);
const tables = positionals.length > 0 ? positionals : ['spizzichino', 'briscola-chiamata', 'viva:2', 'viva:4'];

for (const table of tables) {
  const [id = '', count] = table.split(':');
  const game = gameOf(id) ?? fail(`no game ${id}`);
  const { rules } = game;
  const mind = game.mind ?? fail(`nobody searches in ${id}`);
  const seats = readInteger('seats', count ?? String(rules.seats.min), rules.seats.min, rules.seats.max);
  const positions = positionsOf(game, seats, choices);
  const chosenAt = (level: (typeof DEPTHS)[number]) =>
    positions.map(({ view: { observation, moves } }, seed) => {
      const iterations = iterationsAt(mind, level) ?? fail(`${id} has no ${level}`);
      if (!isSeats(observation)) fail('nobody’s choice');
      return thoughtOut(deliberate({ rules, mind, observation, moves, seed, iterations })).move;
    });
  const first = chosenAt('expert');
  for (const level of DEPTHS) {
    if (level === 'expert') continue;
    let other = 0;
    const gains = chosenAt(level).map((better, k) => {
      const [made, position] = [first[k], positions[k]];
      if (!made || !position || nameOf(better) === nameOf(made)) return 0;
      const { observation } = position.view;
      if (!isSeats(observation)) fail('nobody’s choice');
      other++;
      return thoughtOut(lossOnce({ rules, mind, observation, better, made, seed: 1000 + k, iterations: judge }));
    });
    const { mean, give } = spreadOf(gains);
    process.stdout.write(
      `${table.padEnd(20)}${level.padEnd(11)}${other} of ${choices} chosen otherwise, ${mean.toFixed(3)} ± ${give.toFixed(3)} a choice\n`,
    );
  }
}
