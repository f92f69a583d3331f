import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { LayoutContext, QuickChatOccasion } from '../game.ts';
import { CALLED, CAUGHT, LAID } from './selectors/beats.ts';

/** Occasions for quick chat: whoever is next after a VIVA, is caught, or is out; all public. */
export default function quickChat(
  observation: Observation,
  { before, beat }: LayoutContext<Move, Observation>,
): QuickChatOccasion | undefined {
  const { last, table } = observation;
  if (!before || !last || last.by === 'chance') return undefined;
  switch (beat) {
    case CALLED:
      return { seat: (last.by + 1) % table.handSizes.length, on: 'viva' };
    case CAUGHT:
      return before.window ? { seat: before.window.player, on: 'caught' } : undefined;
    case LAID:
      return { seat: last.by, on: 'out' };
    default:
      return undefined;
  }
}
