/** Counts well, keeps cards back that don't fit any more, and knows what each blessing is worth. */
import { type Curse, numberOf, type RomeCard } from '../../../cards/rome.ts';
import type { Observation } from '../state/observation.ts';
import { answerWish, blessingWish } from './blessings.ts';
import { fittingCards, hasUnknownRome, lateCards, type Memory } from './memory.ts';
import { botOf, type Situation, type Wish } from './player.ts';
import { endOfCount, isFree, isNext, lastNumber, mustWait } from './reading.ts';

/** Which curse it wants first: silence hurts least, and a deck is better shuffled before more is put on it. */
const CURSES_FIRST: readonly Curse[] = ['silentium', 'damnatio', 'barbari'];

/** When it turns up a card that it does not know: few others are left to be passed over then, and it may still fit. */
const BLIND = 85;

/** How much longer it waits where somebody is known to hold a lower card, in numbers of the count. */
const COURTESY = 15;

export const normal = botOf({ noise: 0.08, wish });

function wish(situation: Situation): Wish | undefined {
  switch (situation.observation.phase) {
    case 'vote':
      return voteWish(situation);
    case 'choose':
      return answerWish(situation);
    case 'closing':
      return blessingWish(situation) ?? { move: { type: 'done' }, at: 'now' };
    default:
      return blessingWish(situation) ?? romeWish(situation);
  }
}

function voteWish({ observation }: Situation): Wish | undefined {
  const curse = CURSES_FIRST.find((first) => observation.curses.some(({ card }) => card === first));
  return curse && { move: { type: 'vote', curse }, at: 'now' };
}

/** Its next Rome card in its time; at the end of the count what it can't tell, and last what fits no more. */
function romeWish({ observation, seat, memory }: Situation): Wish | undefined {
  const last = lastNumber(observation);
  const [late] = lateCards(memory, last);
  if (late && observation.inForce.includes('iuppiter')) return turnUp(memory.deck.indexOf(late), 'now');
  const [next] = fittingCards(memory, last);
  if (next) return turnUp(memory.deck.indexOf(next), timeOf(next, observation, memory));
  const at = endOfCount(observation, seat);
  if (hasUnknownRome(memory)) return turnUp(memory.deck.indexOf(null), at === 'now' ? at : BLIND);
  return late && turnUp(memory.deck.indexOf(late), at);
}

/** When a card that fits is turned up: as the count comes to it, unless more is known. */
function timeOf(card: RomeCard, observation: Observation, { seat, deck }: Memory): Wish['at'] {
  const number = numberOf(card);
  if (isFree(observation, seat, number) || isNext(observation, deck, number)) return 'now';
  return mustWait(observation, seat, number) ? number + COURTESY : number;
}

function turnUp(position: number, at: Wish['at']): Wish {
  return { move: { type: 'turn-up', position }, at };
}
