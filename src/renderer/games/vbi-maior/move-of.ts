import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { TableCard, Zone } from '../../motion/scene.ts';
import { deckCardKeys } from './zones/deck-keys.ts';
import { isRacing } from './zones/seat-zones.ts';

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

/** Pointing at a card of the own deck, or dragging it to the game area, turns it up (VM-13). */
export function moveOf(
  card: TableCard,
  _zone: Zone | undefined,
  _moves: readonly Move[],
  observation: Observation,
): Move | undefined {
  const { viewer } = observation;
  if (viewer === 'everyone' || !isRacing(observation)) return undefined;
  const position = deckCardKeys(observation)[viewer]?.indexOf(card.key) ?? -1;
  return position < 0 ? undefined : { type: 'turn-up', position };
}
