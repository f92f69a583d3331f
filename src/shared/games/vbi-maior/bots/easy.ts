/** Level easy: counts roughly, remembers its deck, ignores blessings. */
import { isRome, numberOf } from '../../../cards/rome.ts';
import { botOf, type PlannedMove, type Situation } from './bot.ts';
import { isKnown } from './memory.ts';

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
