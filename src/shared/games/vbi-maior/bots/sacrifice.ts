/** A turn that can't be dealt loses the game (VM-5): then cards have to go back that would have fitted. */
import { numberOf } from '../../../cards/rome.ts';
import { fittingCards } from './memory.ts';
import { shortage } from './outlook.ts';
import type { Situation, PlannedMove } from './player.ts';
import { toBeat } from './reading.ts';
import { outOfOrderCost, unknownPlaces, unseenOf } from './uncertain.ts';

/** Only near the end of a turn is it known well enough how many cards will be short: when so few more fit than that. */
const MORE = 3;

/** Of cards that nobody can tell, so many will be out of order. */
const BLIND_LATE = 0.6;

/** The card that jumps over as many as are short; nothing where none are, or none of its own does. */
export function plannedSacrifice(situation: Situation): PlannedMove | undefined {
  const { observation, memory } = situation;
  const { bearable } = outOfOrderCost(observation);
  const inHands = observation.decks.reduce((sum, { size }) => sum + size, 0);
  const last = toBeat(observation);
  const own = fittingCards(memory, last).map(numberOf);
  if (own.length === 0 || shortage(observation, { fits: inHands, late: 0, bearable: inHands }) === 0) return undefined;
  const { owned, blind } = unseenOf(situation);
  const fits = owned.subarray(last + 1).reduce((sum, share) => sum + share, 0);
  const jumped = owned.subarray(0, last).reduce((sum, share, number) => sum + (own.includes(number) ? 0 : share), 0);
  const late = jumped + (blind + unknownPlaces(situation)) * BLIND_LATE;
  const short = shortage(observation, { fits, late, bearable });
  if (short === 0 || fits > short + MORE) return undefined;
  let over = 0;
  let best: number | undefined;
  for (let number = last + 1; number < owned.length; number++) {
    if (own.includes(number) && over >= 0.5 && over <= short + 0.4) best = number;
    over += owned[number] ?? 0;
  }
  if (best === undefined) return undefined;
  const position = memory.deck.indexOf(`R${best}`);
  return { move: { type: 'turn-up', position }, at: own[0] === best ? 'now' : (own[0] ?? 'now') };
}
