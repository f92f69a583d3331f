import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { Moment, Remark } from '../game.ts';
import { declaredAt, OPEN } from './reading/beats.ts';

/** Thirds in a trick that nobody forgets: an ace and a figure. */
const MUCH = 4;

/** Who declares, and who takes a great trick: of what both see. */
export default function remark(
  observation: Observation,
  { before, beat }: Moment<Move, Observation>,
): Remark | undefined {
  const { last, tricks } = observation;
  const declared = declaredAt(observation, beat);
  if (declared) return { seat: declared.seat, on: 'declared' };
  const trick = before && last?.type === 'play' && beat === OPEN ? tricks.at(-1) : undefined;
  if (trick?.winner == null || trick.plays.reduce((sum, { card }) => sum + thirds(card), 0) < MUCH) return undefined;
  return { seat: trick.winner, on: 'took' };
}
