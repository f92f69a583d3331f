/** Counts well, keeps cards back that don't fit any more, and knows what each blessing is worth. */
import { numberOf, type RomeCard } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { plannedBlessing } from './blessings.ts';
import { botOf, type PlannedMove, type Situation } from './bot.ts';
import { fittingCards, hasUnknownRome, isKnown, lateCards, type Memory } from './memory.ts';
import { endOfCount, isFree, isNext, lastNumber, mustWait } from './observation-queries.ts';
import { planByPhase } from './plan-by-phase.ts';
import { bestTimeForShuffled } from './unknown-own-cards.ts';
import { END_OF_COUNT } from './unseen-card-timing.ts';

/** When it turns up a card that it does not know: few others are left to be passed over then, and it may still fit. */
const BLIND = 85;

/** How much longer it waits where somebody is known to hold a lower card, in numbers of the count. */
const COURTESY = 15;

export const normal = botOf({ noise: 0.08, plan: planByPhase({ blessing: plannedBlessing, race: plannedRomeCard }) });

/** Its next Rome card in its time, or one of a shuffled deck; at the end of the count what it never saw, last what fits no more. */
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

/** When a card that fits is turned up: as the count comes to it, unless more is known. */
function timeOf(card: RomeCard, observation: Observation, { seat, deck }: Memory): PlannedMove['at'] {
  const number = numberOf(card);
  if (isFree(observation, seat, number) || isNext(observation, deck, number)) return 'now';
  return mustWait(observation, seat, number) ? number + COURTESY : number;
}

function turnUp(position: number, at: PlannedMove['at']): PlannedMove {
  return { move: { type: 'turn-up', position }, at };
}
