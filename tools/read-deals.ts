/**
 * npm run -s tool -- tools/read-deals.ts GAME [--deals N] [--from SEED] [--seats N] [--levels]: deals of normal and expert
 * bots as text, a match each, to be read card by card. `--levels`: only who was of which level, for afterwards.
 */
import { GAMES, gameOf } from '#catalogue';
import { fail, readArguments, readInteger } from './command-line.ts';
import { dealText, mixedLevels, playMixedDeal } from './deal-text.ts';

const { values, positionals } = readArguments(process.argv.slice(2), {
  deals: { type: 'string', default: '10' },
  from: { type: 'string', default: '1' },
  seats: { type: 'string' },
  levels: { type: 'boolean' },
});
const game = gameOf(positionals[0] ?? '') ?? fail(`name one game: ${Object.keys(GAMES).join(', ')}`);
const { seats: allowed } = game.rules;
const seats = readInteger('--seats', values.seats ?? String(game.usualSeats ?? allowed.max), allowed.min, allowed.max);
const deals = readInteger('--deals', values.deals, 1, 1000);
const from = readInteger('--from', values.from, 0, 2 ** 31 - 1 - deals);
for (let seed = from; seed < from + deals; seed++) {
  const told = values.levels
    ? `${mixedLevels(seats, seed).join(' ')}\n`
    : dealText(game, playMixedDeal(game, seats, seed));
  process.stdout.write(`${game.rules.id} ${seed}: ${told}`);
}
