/** npm run -s winrates -- [games]: how often groups of bots win Vbi Maior, by level, difficulty and seats. */
import { LEVELS, type Level } from '../src/shared/engine/bot.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { playOut } from '../src/shared/engine/selfplay.ts';
import { vbiMaior } from '../src/shared/games/vbi-maior/index.ts';
import { type Difficulty, OPTIONS } from '../src/shared/games/vbi-maior/state/options.ts';
import { readInteger } from './arguments.ts';

const SEATS = [3, 4, 5, 6];
const games = readInteger('the number of games', process.argv[2] ?? '500', 1, 1_000_000);

/** Whether the group wins the game with this seed. */
function isWon(level: Level, difficulty: Difficulty, seats: number, seed: number): boolean {
  const { rules, bots } = vbiMaior;
  const make = bots[level];
  if (!make) throw new Error(`no level ${level}`);
  const random = seeded(seed);
  const match = newMatch(rules, { difficulty, photoFinish: 'arrival' }, seats);
  playOut(
    match,
    Array.from({ length: seats }, (_, seat) => make(seat, seeded(random.below(2 ** 31)))),
    random,
  );
  return (rules.result(match.state)?.winners.length ?? 0) > 0;
}

/** In per cent of the games. */
function winRate(level: Level, difficulty: Difficulty, seats: number): string {
  let won = 0;
  for (let seed = 0; seed < games; seed++) if (isWon(level, difficulty, seats, seed)) won++;
  return `${((100 * won) / games).toFixed(0)} %`;
}

process.stdout.write(`games won of ${games}; seats:${SEATS.map((seats) => String(seats).padStart(8)).join('')}\n`);
for (const level of LEVELS.filter((name) => vbiMaior.bots[name])) {
  for (const difficulty of OPTIONS.difficulty.values) {
    process.stdout.write(`${level.padEnd(8)}${difficulty.padEnd(18)}`);
    for (const seats of SEATS) process.stdout.write(winRate(level, difficulty, seats).padStart(8));
    process.stdout.write('\n');
  }
}
