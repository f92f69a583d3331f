/** Loads what touching an unplayable card means, for its refusal reason. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { TableCard } from '../motion/scene.ts';

/**
 * The moves a viewer may intend with this card, legal or not: the rules are asked about them. Empty for a card that is
 * not theirs.
 */
export type IntendedMoves<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> = (
  card: Pick<TableCard, 'key' | 'face'>,
  observation: Observation,
) => readonly Move[];

const MEANT = import.meta.glob<IntendedMoves>('./*/intended-moves.ts', { import: 'default' });

/** Undefined for a game without; then only its layout's reasons are shown. Rejects where it can't be loaded. */
export async function loadIntendedMoves(game: string): Promise<IntendedMoves | undefined> {
  return MEANT[`./${game}/intended-moves.ts`]?.();
}
