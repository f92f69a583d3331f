import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { TableCard, Zone } from '../../motion/scene.ts';
import { deckCardKeys } from './zones/deck-keys.ts';
import { isRacing } from './zones/seat-zones.ts';

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
