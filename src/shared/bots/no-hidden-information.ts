/** Tests that a bot's choices depend on its observations and seed alone. */

import type { BotMaker } from '../engine/bot.ts';
import { at } from '../engine/collections.ts';
import { drawNext, type Match, newMatch, seatsIn, take } from '../engine/match.ts';
import type { OptionValue } from '../engine/options.ts';
import { pick, type Random, seeded } from '../engine/random.ts';
import type { GameTypes, Rules } from '../engine/rules.ts';
import { viewOf } from '../engine/view.ts';

interface HiddenInformationSetup<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** Bots that play up to the positions. */
  readonly player: BotMaker<G>;
}

/** Number of positions, and of those whose hidden state really differed. */
export interface PositionCounts {
  readonly positions: number;
  readonly otherwise: number;
}

/**
 * In random positions of matches, a bot chooses in the true state, and with the same seed in one
 * that differs only in what its seat can't see. Throws where the choices differ.
 */
export function checkNoHiddenInformation<G extends GameTypes>(
  tables: HiddenInformationSetup<G>,
  maker: BotMaker<G>,
  positions: number,
  seed: number,
): PositionCounts {
  const random = seeded(seed);
  let [looked, otherwise] = [0, 0];
  while (looked < positions) {
    for (const match of positionsToDecide(tables, random)) {
      if (looked === positions) break;
      const seat = at(seatsIn(tables.rules.toAct(match.state)), 0);
      if (tables.rules.legalMoves(match.state, seat).length < 2 || random.below(4) > 0) continue;
      looked++;
      if (choosesSameInOtherWorld(tables.rules, match.state, seat, maker, random)) otherwise++;
    }
  }
  return { positions: looked, otherwise };
}

/** A match at each decision. */
function* positionsToDecide<G extends GameTypes>(
  { rules, options, seats, player }: HiddenInformationSetup<G>,
  random: Random,
): Generator<Match<G>> {
  const match = newMatch(rules, options, seats);
  const bots = Array.from({ length: seats }, (_, seat) => player(seat, seeded(random.below(2 ** 31))));
  while (rules.toAct(match.state) !== 'over') {
    const chance = drawNext(match, random);
    if (chance) {
      take(match, chance);
      continue;
    }
    yield match;
    const seat = pick(seatsIn(rules.toAct(match.state)).slice(0, 1), random);
    const intent = at(bots, seat).see(viewOf(rules, match.state, seat), 0);
    take(match, { by: seat, ...(intent?.move ?? at(rules.legalMoves(match.state, seat), 0)) });
  }
}

/** Whether the bot chose the same in a different hidden state; undefined where there is none. */
function choosesSameInOtherWorld<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  seat: number,
  maker: BotMaker<G>,
  random: Random,
): boolean {
  const seed = random.below(2 ** 31);
  const choice = (truth: G['State']) => JSON.stringify(maker(seat, seeded(seed)).see(viewOf(rules, truth, seat), 0));
  const seen = rules.observe(state, seat);
  const other = rules.resample(seen, random);
  if (JSON.stringify(rules.observe(other, seat)) !== JSON.stringify(seen)) {
    throw new Error(`${rules.id}: an imagined state looks otherwise`);
  }
  const [one, two] = [choice(state), choice(other)];
  if (one !== two)
    throw new Error(`${rules.id}: seat ${seat} would play ${one} here, and ${two} where others hold other cards`);
  return JSON.stringify(other) !== JSON.stringify(state);
}
