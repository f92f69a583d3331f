/** Level normal: counts well, holds back misfits, and values each blessing. */
import { numberOf, type RomeCard } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { plannedBlessing } from './blessings.ts';
import { botOf, type PlannedMove, type Situation } from './bot.ts';
import { fittingCards, hasUnknownRome, isKnown, lateCards, type Memory } from './memory.ts';
import { endOfCount, isFree, isNext, lastNumber, mustWait } from './observation-queries.ts';
import { planByPhase } from './plan-by-phase.ts';
import { bestTimeForShuffled } from './unknown-own-cards.ts';
import { END_OF_COUNT } from './unseen-card-timing.ts';

/**
 * Count at which it plays an unknown card: few others can be skipped then, and it may still fit.
 */
const BLIND = 85;

/** Extra wait for a known lower card elsewhere, in numbers. */
const COURTESY = 15;

export const normal = botOf({ noise: 0.08, plan: planByPhase({ blessing: plannedBlessing, race: plannedRomeCard }) });

/**
 * Its next Rome card at its time, or one of a shuffled deck; at the end unseen cards, then misfits.
 */
function plannedRomeCard(situation: Situation): PlannedMove | undefined {
  const { observation, seat, memory } = situation;
  const last = lastNumber(observation);
  const [late] = lateCards(memory, last);
  if (late && observation.inForce.includes('iuppiter')) return turnUp(memory.deck.indexOf(late), 'now');
  const [next] = fittingCards(memory, last);
  const lost = bestTimeForShuffled(situation);
  if (next && !(lost && lost.at < numberOf(next)))
    return turnUp(memory.deck.indexOf(next), timeOf(next, observation, memory));
  const end = endOfCount(observation, seat);
  if (lost) return turnUp(lost.position, lost.at < END_OF_COUNT ? lost.at : end);
  if (hasUnknownRome(memory)) {
    return turnUp(
      memory.deck.findIndex((place) => !isKnown(place)),
      end === 'now' ? end : BLIND,
    );
  }
  return late && turnUp(memory.deck.indexOf(late), end);
}

/** The time of a fitting card: at its count, unless more is known. */
function timeOf(card: RomeCard, observation: Observation, { seat, deck }: Memory): PlannedMove['at'] {
  const number = numberOf(card);
  if (isFree(observation, seat, number) || isNext(observation, deck, number)) return 'now';
  return mustWait(observation, seat, number) ? number + COURTESY : number;
}

function turnUp(position: number, at: PlannedMove['at']): PlannedMove {
  return { move: { type: 'turn-up', position }, at };
}
