/** When a bot turns up cards of its own that it can't tell. */
import { isRome, numberOf } from '../../../cards/rome.ts';
import { MALUS_LOST } from '../rules/score.ts';
import type { Observation } from '../state/observation.ts';
import { malusOfOne } from '../state/options.ts';
import type { Situation } from './bot.ts';
import { hasUnknownRome, isKnown } from './memory.ts';
import { toBeat } from './observation-queries.ts';
import { type UnseenCards, unseenBy } from './unseen.ts';
import { bestCountForShuffled, bestCountForUnseen, type RaceState } from './unseen-card-timing.ts';

/** What it costs to lose the game, in points: about a turn's. */
const LOSS = 20;

/** Several unknown cards are as many as this; more are reckoned no better. */
const MOST_BLIND = 6;

/** So many of the unknown cards of others will be out of order. */
const BLIND_LATE = 0.5;

/** A place of the own deck, and the count at which it is turned up best. */
export interface Due {
  readonly position: number;
  readonly at: number;
}

/** What a Rome card out of order costs: its point and its malus; and after how many more the game is lost (VM-24). */
export function outOfOrderCost({
  returned,
  options,
  inForce,
}: Observation): Pick<RaceState, 'late' | 'bearable' | 'loss'> {
  const one = malusOfOne(options.difficulty);
  const halved = inForce.includes('saturnus');
  const malus = returned.filter(isRome).length * one;
  const bearable = Math.ceil(((halved ? 2 * MALUS_LOST : MALUS_LOST) - malus) / one);
  return { late: 1 + (halved ? one / 2 : one), bearable: Math.max(1, bearable), loss: LOSS };
}

/** How many places of its own deck it does not know, if a Rome card may lie there. */
export function unknownPlaces({ memory }: Pick<Situation, 'memory'>): number {
  return hasUnknownRome(memory) ? memory.deck.filter((place) => !isKnown(place)).length : 0;
}

/** A card that it never saw: drawn by Barbarians. Nothing where there is none. */
export function bestTimeForUnseen(situation: Situation): Due | undefined {
  const { memory } = situation;
  const position = memory.deck.indexOf(null);
  if (position < 0) return undefined;
  const unseen = unseenOf(situation);
  const cards = memory.deck.filter((place) => place === null).length + memory.lost.length + unseen.blind;
  return { position, at: bestCountForUnseen(raceOf(situation, unseen), Math.min(MOST_BLIND, cards), unseen.chance) };
}

/** A card of a shuffled deck of which it knows the cards: Damnatio memoriae. Nothing where no Rome card is among them. */
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

/** What lies in decks, its own known cards too. */
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
