/**
 * Level easy, a few rules: takes every honour, takes valuable tricks cheaply, leads threes and low
 * cards.
 */
import { pick } from '../../../engine/random.ts';
import { beats, strength, thirds } from '../state/cards.ts';
import { bestCardMove, cardLed, type SpizzichinoPolicy } from './normal.ts';

/** A three's. */
const HIGHEST = 9;

export const easy: SpizzichinoPolicy = (observation, moves, random) => {
  if (observation.phase === 'choosing') return pick(moves, random);
  const take = moves.find(({ type }) => type === 'take');
  if (take) return take;
  const led = cardLed(observation);
  if (!led) return bestCardMove(moves, (card) => (strength(card) === HIGHEST ? 1 : -strength(card)));
  return bestCardMove(moves, (card) => {
    const takes = beats(card, led) && thirds(led) + thirds(card) > 0;
    return (takes ? 100 : 0) - 10 * thirds(card) - strength(card);
  });
};
