/** The move for picking a card or dragging it somewhere. */
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import type { TableCard, Zone } from '../../../motion/scene.ts';
import { TRICK } from '../../../tricks/zones.ts';
import { type Purpose, pick } from './picks.ts';
import { dealPileOf } from './zone-ids.ts';

/** An honour on a pile is taken into the hand, unless it was dragged to the trick; every other card is played. */
export function moveOf(
  card: TableCard,
  zone: Zone | undefined,
  moves: readonly Move[],
  observation: Observation,
): Move | undefined {
  const isMeantFor = (id: 'hand' | typeof TRICK) => zone === undefined || zone.id.startsWith(id);
  const take = isMeantFor('hand') ? takeOf(card.key, moves, observation) : undefined;
  return take ?? (isMeantFor(TRICK) ? playOf(card.key, moves) : undefined);
}

/** The move that takes this card from the viewer's pile, if legal (SP-17). */
export function takeOf(card: string, moves: readonly Move[], { viewer, piles }: Observation): Move | undefined {
  const own = viewer === 'everyone' ? [] : (piles[viewer] ?? []);
  return moves.find((move) => move.type === 'take' && own[move.pile]?.top === card);
}

export function playOf(card: string, moves: readonly Move[]): Move | undefined {
  return moves.find((move) => move.type === 'play' && move.card === card);
}

/** Picks a pile of the choice or puts it back; dragging it to the hand or to a pile's place picks it for that. */
export function preselectionAfter(card: TableCard, zone: Zone | undefined, held: readonly string[]): readonly string[] {
  const stack = dealPileOf(card.key);
  if (!card.playable || stack === undefined) return held;
  const wanted: Purpose | undefined = zone && (zone.id.startsWith('hand') ? 'hand' : 'up');
  return pick(held, stack, wanted);
}
