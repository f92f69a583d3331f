import { thirds } from '#shared/games/spizzichino/state/cards.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { LayoutContext, QuickChatOccasion } from '../game.ts';
import { declaredAt, OPEN } from './selectors/beats.ts';

/** Thirds of a memorable trick: an ace and a figure. */
const GREAT_TRICK_THIRDS = 4;

/** Occasions for quick chat: declarations and great tricks; all public. */
export default function quickChat(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): QuickChatOccasion | undefined {
  const { last, tricks } = observation;
  const declared = declaredAt(observation, beat);
  if (declared) return { seat: declared.seat, on: 'declared' };
  const trick = before && last?.type === 'play' && beat === OPEN ? tricks.at(-1) : undefined;
  if (trick?.winner == null || trick.plays.reduce((sum, { card }) => sum + thirds(card), 0) < GREAT_TRICK_THIRDS)
    return undefined;
  return { seat: trick.winner, on: 'took' };
}
