import { botOf, type Policy } from '../../bots/policy.ts';
import type { Sassi } from './state.ts';
import { heightOf } from './stones.ts';

/** The lowest stone that may be laid; takes only when it must. */
const lowest: Policy<Sassi> = (_, moves) => moves[0] ?? { type: 'take' };

/** So small a heap costs less than a stone so much higher than it. */
const SMALL = 2;
const FAR = 6;

/** Takes a small heap rather than waste a high stone on it. */
const thrifty: Policy<Sassi> = (seen, moves) => {
  const [first] = moves;
  const top = seen.heap.at(-1);
  const isWaste = first?.type === 'lay' && top && heightOf(first.stone) - heightOf(top) > FAR;
  return isWaste && seen.heap.length <= SMALL ? { type: 'take' } : (first ?? { type: 'take' });
};

export const easy = botOf(lowest);
export const normal = botOf(thrifty);
