import { botOf, type Policy } from '../../bots/policy.ts';
import { pick } from '../../engine/random.ts';
import type { Sassi } from './state.ts';

/** Any stone that may be laid; takes only when it must. */
const careless: Policy<Sassi> = (_, moves, random) => {
  const lays = moves.filter(({ type }) => type === 'lay');
  return lays.length > 0 ? pick(lays, random) : { type: 'take' };
};

/** The lowest one: a high stone is worth more later. */
const thrifty: Policy<Sassi> = (_, moves) => moves.find(({ type }) => type === 'lay') ?? { type: 'take' };

export const easy = botOf(careless);
export const normal = botOf(thrifty);
