/** A thread of the win rates: plays games of Vbi Maior until it is asked for no more. */
import { parentPort } from 'node:worker_threads';
import type { BotMaker, Level } from '../src/shared/engine/bot.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import { type Random, seeded } from '../src/shared/engine/random.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { approximateNormal } from '../src/shared/games/vbi-maior/bots/bot.ts';
import { TEMPO_MS_PER_NUMBER } from '../src/shared/games/vbi-maior/bots/count-tempo.ts';
import { simulatedPerson } from '../src/shared/games/vbi-maior/bots/simulated-person.ts';
import { vbiMaior } from '../src/shared/games/vbi-maior/index.ts';
import type { Difficulty } from '../src/shared/games/vbi-maior/state/options.ts';
import type { VbiMaior } from '../src/shared/games/vbi-maior/state/state.ts';

/** What is measured: bots of one level, with a person on seat 0 or without. */
export interface Group {
  readonly level: Level;
  readonly person: boolean;
  readonly difficulty: Difficulty;
  readonly seats: number;
}

/** Games of group `index`, with the seeds from `from` on. */
export interface Order {
  readonly index: number;
  readonly group: Group;
  readonly from: number;
  readonly games: number;
}

export interface GroupResult {
  readonly index: number;
  readonly games: number;
  readonly won: number;
}

/** How far persons' tempi differ (of the logarithm), and how far one counts wrong (of the gap); both standard deviations. */
const PEOPLE = 0.35;
const HAND = 0.15;

function simulatedPlayer(random: Random): BotMaker<VbiMaior> {
  return simulatedPerson(TEMPO_MS_PER_NUMBER[1].ms * Math.exp(PEOPLE * approximateNormal(random)), HAND);
}

function isWon({ level, person, difficulty, seats }: Group, seed: number): boolean {
  const { rules, bots } = vbiMaior;
  const make = bots[level];
  if (!make) throw new Error(`no level ${level}`);
  const random = seeded(seed);
  const match = newMatch(rules, { difficulty, photoFinish: 'arrival' }, seats);
  const players = Array.from({ length: seats }, (_, seat) => make(seat, seeded(random.below(2 ** 31))));
  if (person) players[0] = simulatedPlayer(seeded(~seed))(0, seeded(~seed - 1));
  selfPlay(match, players, random);
  return (rules.result(match.state)?.winners.length ?? 0) > 0;
}

parentPort?.on('message', ({ index, group, from, games }: Order) => {
  let won = 0;
  for (let seed = from; seed < from + games; seed++) if (isWon(group, seed)) won++;
  parentPort?.postMessage({ index, games, won } satisfies GroupResult);
});
