/** When a bot plays its own unknown cards. */
import { isRome, numberOf } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { MALUS_LOST, malusOfOne } from '../state/options.ts';
import type { Situation } from './bot.ts';
import { hasUnknownRome, isKnown } from './memory.ts';
import { toBeat } from './observation-queries.ts';
import { type UnseenCards, unseenBy } from './unseen.ts';
import { bestCountForShuffled, bestCountForUnseen, type RaceState } from './unseen-card-timing.ts';

/** The cost of losing the game in points: about a turn. */
const LOSS = 20;

/** Max unknown cards computed. */
const MOST_BLIND = 6;

/** Share of others' unknown cards that end out of order. */
const BLIND_LATE = 0.5;

/** A place of the own deck, and its best count. */
export interface Due {
  readonly position: number;
  readonly at: number;
}

/**
 * The cost of an out-of-order Rome card, its point and malus; and how many more lose the game
 * (VM-24).
 */
export function outOfOrderCost({
  returned,
  options,
  turn,
  inForce,
}: Observation): Pick<RaceState, 'late' | 'bearable' | 'loss'> {
  const one = malusOfOne(options, turn);
  const halved = inForce.includes('saturnus');
  const malus = returned.filter(isRome).length * one;
  const bearable = Math.ceil(((halved ? 2 * MALUS_LOST : MALUS_LOST) - malus) / one);
  return { late: 1 + (halved ? one / 2 : one), bearable: Math.max(1, bearable), loss: LOSS };
}

/** Unknown places of its own deck, if a Rome card may be there. */
export function unknownPlaces({ memory }: Pick<Situation, 'memory'>): number {
  return hasUnknownRome(memory) ? memory.deck.filter((place) => !isKnown(place)).length : 0;
}

/** The time for an unseen card, drawn by Barbarians. Undefined for none. */
export function bestTimeForUnseen(situation: Situation): Due | undefined {
  const { memory } = situation;
  const position = memory.deck.indexOf(null);
  if (position < 0) return undefined;
  const unseen = unseenOf(situation);
  const cards = memory.deck.filter((place) => place === null).length + memory.lost.length + unseen.blind;
  return { position, at: bestCountForUnseen(raceOf(situation, unseen), Math.min(MOST_BLIND, cards), unseen.chance) };
}

/**
 * The time for a card of a shuffled deck of known cards (Damnatio memoriae). Undefined without a
 * Rome card.
 */
export function bestTimeForShuffled(situation: Situation): Due | undefined {
  const { memory } = situation;
  const position = memory.deck.indexOf('lost');
  const numbers = memory.lost.filter(isRome).map(numberOf);
  if (position < 0 || numbers.length === 0) return undefined;
  const unseen = unseenOf(situation);
  const race = raceOf(situation, unseen);
  const bearable = Math.max(1, race.bearable - Math.round(BLIND_LATE * unseen.blind));
  return { position, at: bestCountForShuffled({ ...race, bearable }, numbers, memory.lost.length - numbers.length) };
}

/** Unseen cards, including its own known ones. */
export function unseenOf({ observation, memory, count }: Situation): UnseenCards {
  const unseen = unseenBy(observation, memory, count.passed);
  for (const card of memory.deck) if (isKnown(card) && isRome(card)) unseen.owned[numberOf(card)] = 1;
  return unseen;
}

function raceOf({ observation, count }: Situation, { owned }: UnseenCards): RaceState {
  return {
    ...outOfOrderCost(observation),
    owned,
    last: toBeat(observation),
    count: Math.max(0, Math.floor(count.value)),
  };
}
