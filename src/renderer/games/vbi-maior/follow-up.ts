import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';

/**
 * VM-15: with lowest-first, turned-up cards rest for a moment while more can be turned up. Their positions follow those
 * in flight, counted in the deck without them. The top card is whatever is on top by then.
 */
export function followUp(move: Move, sent: readonly Move[], { options, viewer, decks }: Observation): Move | undefined {
  if (options.photoFinish !== 'lowest-first' || move.type !== 'turn-up' || viewer === 'everyone') return undefined;
  const left = Array.from({ length: decks[viewer]?.size ?? 0 }, (_, position) => position);
  for (const earlier of sent) {
    // Whoever is out or done has no card left to turn up.
    if (earlier.type !== 'turn-up') return undefined;
    left.splice(earlier.position, 1);
  }
  const position = move.position === 0 && left.length > 0 ? 0 : left.indexOf(move.position);
  return position < 0 ? undefined : { ...move, position };
}
