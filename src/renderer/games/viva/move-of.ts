/** The move for picking a card or dragging it somewhere. */
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { TableCard, Zone } from '../../motion/scene.ts';
import { GENERAL, houseOf, OWN } from './zones/places.ts';

/** The move, if there is only one: a card with several targets is preselected first (`preselectionAfter`). */
export function moveOf(card: TableCard, zone: Zone | undefined, moves: readonly Move[]): Move | undefined {
  if (!card.playable) return undefined;
  if (card.face === null) return moves.find(({ type }) => type === 'take');
  const meant = zone ? moves.filter((move) => goesTo(move, zone.id)) : moves;
  const plays = meant.filter((move) => isOf(move, card.face));
  return plays.length === 1 ? plays[0] : undefined;
}

/** The preselection is a design; picking it again clears it. */
export function preselectionAfter(
  card: TableCard,
  _zone: Zone | undefined,
  held: readonly string[],
): readonly string[] {
  if (!card.playable || card.face === null || held[0] === card.face) return [];
  return [card.face];
}

/** The move of pointing at a zone with a preselection: place one copy there. */
export function moveAt({ id }: Zone, moves: readonly Move[], [card]: readonly string[]): Move | undefined {
  if (card === undefined) return undefined;
  return moves.find((move) => isOf(move, card) && goesTo(move, id));
}

/** A last card is the only one, so the move need not name it. */
function isOf(move: Move, card: string | null): boolean {
  return move.type === 'last' || ((move.type === 'play' || move.type === 'block') && move.card === card);
}

/** Whether the move places one card in this zone. */
function goesTo(move: Move, zone: string): boolean {
  switch (move.type) {
    case 'play':
      return move.houses.length === 1 && move.houses[0] === houseOf(zone);
    case 'last':
      return zone === (move.on === 'general' ? GENERAL : OWN);
    case 'block':
      return zone === GENERAL;
    default:
      return false;
  }
}
