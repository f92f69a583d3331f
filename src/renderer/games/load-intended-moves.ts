/** What is meant by a card that can't be played: fetched for who asks why. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { TableCard } from '../motion/scene.ts';

/**
 * The moves that somebody means who touches this card, whether or not they may be made: the rules are asked about them.
 * None where it is no card of theirs.
 */
export type IntendedMoves<Observation extends ObservationBase = ObservationBase, Move extends AnyMove = AnyMove> = (
  card: Pick<TableCard, 'key' | 'face'>,
  observation: Observation,
) => readonly Move[];

const MEANT = import.meta.glob<IntendedMoves>('./*/intended-moves.ts', { import: 'default' });

/** Nothing for a game that brings none: then its layout's own words are all that is said. Rejects where it can't be fetched. */
export async function loadIntendedMoves(game: string): Promise<IntendedMoves | undefined> {
  return MEANT[`./${game}/intended-moves.ts`]?.();
}
