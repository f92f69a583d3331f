/**
 * What the viewer has just decided with a card, shown before the host has answered: no hand waits for a line. Only the
 * viewer's own cards are moved, and no face is shown that the viewer does not know.
 */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { TableGame } from '../games/game.ts';
import type { Scene, TableCard, Zone } from '../motion/scene.ts';

/** A card on its way to the zone in which it will lie. */
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
 * Which card a move is made with, and where it will lie then; nothing where that can't be told. `card`: the one it was
 * made with, where that is known: a button or a key names none.
 */
export function optimisticMoveOf(
  { moveOf }: Pick<TableGame, 'moveOf'>,
  move: AnyMove,
  { scene: { zones }, moves, observation }: Standing,
  card?: TableCard,
): OptimisticMove | undefined {
  const hand = zones.find(({ arrangement }) => arrangement === 'hand');
  const goals = zones.filter((zone) => zone.drop && zone !== hand);
  const makes = (one: TableCard, zone?: Zone): boolean => isSame(moveOf(one, zone, moves, observation), move);
  const played = card ? [card] : zones.flatMap(({ cards }) => cards).filter(({ playable }) => playable);
  for (const one of played) {
    const from = zones.find(({ cards }) => cards.some(({ key }) => key === one.key));
    // What comes from a pack that belongs to all is taken into the own hand, as is what can be laid there.
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

/** The scene with these cards where they will lie; one that is not there any more has arrived. */
export function withOptimisticMoves(scene: Scene, ahead: readonly OptimisticMove[]): Scene {
  return ahead.reduce(laid, scene);
}

function laid(scene: Scene, { key, zone }: OptimisticMove): Scene {
  const card = scene.zones.flatMap(({ cards }) => cards).find((one) => one.key === key);
  const goal = scene.zones.find(({ id }) => id === zone);
  if (!card || !goal || goal.cards.includes(card)) return scene;
  const { face, name } = card;
  // A trick's cards lie towards their seats: the viewer's is the near one.
  const there: TableCard = { key, face, name, optimistic: true, ...(goal.arrangement === 'spread' && { toward: 0 }) };
  const zones = scene.zones.map((one) => {
    if (one === goal) return { ...one, cards: [...one.cards, there] };
    return one.cards.includes(card) ? { ...one, cards: one.cards.filter((other) => other !== card) } : one;
  });
  return { ...scene, zones };
}
