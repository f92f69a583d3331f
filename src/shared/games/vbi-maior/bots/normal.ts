/** The levels normal and easy. Normal counts well, holds back misfits, and values each blessing. */
import { isRome, numberOf, type RomeCard } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { plannedBlessing } from './blessings.ts';
import { botOf, type PlannedMove, planByPhase, type Situation } from './bot.ts';
import { fittingCards, hasUnknownRome, isKnown, lateCards, type Memory } from './memory.ts';
import { endOfCount, isFree, isNext, lastNumber, mustWait } from './observation-queries.ts';
import { bestTimeForShuffled } from './unknown-own-cards.ts';
import { END_OF_COUNT } from './unseen-card-timing.ts';

// Level easy: counts roughly, remembers its deck, ignores blessings.

/** Assumed number of an unseen card. */
const GUESS = 45;

export const easy = botOf({ noise: 0.15, plan: wish });

function wish({ observation, moves, memory }: Situation): PlannedMove | undefined {
  if (observation.phase === 'closing') return { move: { type: 'done' }, at: 'now' };
  const [first] = moves;
  if (observation.phase !== 'race') return first && { move: first, at: 'now' };
  const position = memory.deck.findIndex((card) => !isKnown(card) || isRome(card));
  const card = memory.deck[position];
  if (card === undefined) return { move: { type: 'out' }, at: 'now' };
  const at = isKnown(card) && isRome(card) ? numberOf(card) : GUESS;
  return { move: { type: 'turn-up', position }, at };
}

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
