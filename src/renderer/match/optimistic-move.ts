/**
 * Shows the viewer's own move before the host answers, so that input feels immediate. It moves only the viewer's cards
 * and shows no face the viewer does not know.
 */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { AnyGame } from '../games/game.ts';
import type { Scene, TableCard, Zone } from '../motion/scene.ts';

/** A card moving to its target zone. */
export interface OptimisticMove {
  readonly key: string;
  readonly zone: string;
}

/** What the viewer sees and may do. */
interface Standing {
  readonly scene: Pick<Scene, 'zones'>;
  readonly moves: readonly AnyMove[];
  readonly observation: ObservationBase;
}

/**
 * The card and target zone of a move; undefined where they are unknown. `card`: the one it was made with, where known,
 * since a button or a key names none.
 */
export function optimisticMoveOf(
  { moveOf }: Pick<AnyGame, 'moveOf'>,
  move: AnyMove,
  { scene: { zones }, moves, observation }: Standing,
  card?: TableCard,
): OptimisticMove | undefined {
  const hand = zones.find(({ arrangement }) => arrangement === 'hand');
  const goals = zones.filter((zone) => zone.drop && zone !== hand);
  const makes = (one: TableCard, zone?: Zone): boolean => isSame(moveOf?.(one, zone, moves, observation), move);
  const played = card ? [card] : zones.flatMap(({ cards }) => cards).filter(({ playable }) => playable);
  for (const one of played) {
    const from = zones.find(({ cards }) => cards.some(({ key }) => key === one.key));
    // Cards from a shared pack go to the own hand, as do cards that can be placed there.
    const isDrawn = one.face === null && from?.owner === undefined;
    const isTaken = isDrawn ? makes(one) : hand?.drop && makes(one, hand);
    const goal = isTaken ? hand : goals.find((zone) => makes(one, zone));
    if (goal) return { key: one.key, zone: goal.id };
  }
  return undefined;
}

function isSame(one: AnyMove | undefined, other: AnyMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the scene with these cards at their targets; a card that is gone has arrived. */
export function withOptimisticMoves(scene: Scene, ahead: readonly OptimisticMove[]): Scene {
  return ahead.reduce(withPlayedCard, scene);
}

function withPlayedCard(scene: Scene, { key, zone }: OptimisticMove): Scene {
  const card = scene.zones.flatMap(({ cards }) => cards).find((one) => one.key === key);
  const goal = scene.zones.find(({ id }) => id === zone);
  if (!card || !goal || goal.cards.includes(card)) return scene;
  const { face, name } = card;
  // A trick's cards point towards their seats; the viewer's is the near one.
  const there: TableCard = { key, face, name, optimistic: true, ...(goal.arrangement === 'spread' && { toward: 0 }) };
  const zones = scene.zones.map((one) => {
    if (one === goal) return { ...one, cards: [...one.cards, there] };
    return one.cards.includes(card) ? { ...one, cards: one.cards.filter((other) => other !== card) } : one;
  });
  return { ...scene, zones };
}
