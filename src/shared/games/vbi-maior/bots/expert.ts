/** Level expert: counts exactly, estimates unknown cards, learns others' tempo within two turns. */
import { numberOf, type RomeCard } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { plannedBestBlessing, shortage } from './blessing-values.ts';
import { botOf, type PlannedMove, planByPhase, type Situation } from './bot.ts';
import { fittingCards, lateCards, type Memory } from './memory.ts';
import { endOfCount, isFree, isNext, mustWait, toBeat } from './observation-queries.ts';
import { quickLearner } from './tempo-learner.ts';
import {
  bestTimeForShuffled,
  bestTimeForUnseen,
  type Due,
  outOfOrderCost,
  unknownPlaces,
  unseenOf,
} from './unknown-own-cards.ts';
import { END_OF_COUNT } from './unseen-card-timing.ts';

// Sacrifices: a turn that can't be dealt loses the game (VM-5), so fitting cards must go back.

/** Expected fitting cards beyond the shortage below which it is known well enough. */
const MORE = 3;

/** Share of unknown cards that end out of order. */
const BLIND_LATE = 0.6;

/** The card that skips as many as are short; undefined where none are, or none can. */
function plannedSacrifice(situation: Situation): PlannedMove | undefined {
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

/** Extra wait for a known lower card elsewhere, in numbers. */
const COURTESY = 15;

/** After the count, in numbers: helpful blessings, then unknown cards, then misfits. */
const BLIND_LAST = END_OF_COUNT + 2;
const LATE_LAST = END_OF_COUNT + 5;

/** Spacing between seats with the same kind of card, in numbers. */
const APART = 0.1;

export const expert = botOf({
  noise: 0,
  plan: planByPhase({
    blessing: plannedBestBlessing,
    race: (situation) =>
      earlierPlan(plannedKnownCard(situation), plannedUnknownCard(situation)) ?? plannedLateCard(situation),
  }),
  learner: quickLearner,
});

/** Its next Rome card at its time, or a higher one in a shortage. */
function plannedKnownCard(situation: Situation): PlannedMove | undefined {
  const { observation, memory } = situation;
  const [next] = fittingCards(memory, toBeat(observation));
  if (!next) return undefined;
  return plannedSacrifice(situation) ?? turnUp(memory.deck.indexOf(next), timeOf(next, observation, memory));
}

/** An unknown card at its cheapest time. */
function plannedUnknownCard(situation: Situation): PlannedMove | undefined {
  const [one, other] = [bestTimeForShuffled(situation), bestTimeForUnseen(situation)];
  const first = one && other ? (one.at <= other.at ? one : other) : (one ?? other);
  return first && turnUp(first.position, timeOfUnknown(first, situation));
}

function timeOfUnknown({ at }: Due, { observation, memory, seat }: Situation): PlannedMove['at'] {
  if (at < END_OF_COUNT) return at + 0.5 + APART * seat;
  const alone = endOfCount(observation, seat) === 'now' && fittingCards(memory, toBeat(observation)).length === 0;
  return alone ? 'now' : BLIND_LAST + APART * seat;
}

/** Misfits, at the very end. */
function plannedLateCard({ observation, memory, seat }: Situation): PlannedMove | undefined {
  const [late] = lateCards(memory, toBeat(observation));
  return late && turnUp(memory.deck.indexOf(late), endOfCount(observation, seat) === 'now' ? 'now' : LATE_LAST);
}

/** The time of a fitting card: at its count, unless more is known. */
function timeOf(card: RomeCard, observation: Observation, { seat, deck }: Memory): PlannedMove['at'] {
  const number = numberOf(card);
  if (isFree(observation, seat, number) || isNext(observation, deck, number)) return 'now';
  return mustWait(observation, seat, number) ? number + COURTESY : number;
}

/** The earlier plan; the first of equals. */
function earlierPlan(one: PlannedMove | undefined, other: PlannedMove | undefined): PlannedMove | undefined {
  if (!one || !other) return one ?? other;
  if (one.at === 'now') return one;
  return other.at === 'now' || other.at < one.at ? other : one;
}

function turnUp(position: number, at: PlannedMove['at']): PlannedMove {
  return { move: { type: 'turn-up', position }, at };
}
