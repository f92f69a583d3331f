/** How the viewer holds the own hand: nobody else's business, so nothing of it leaves this device. Pure. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { HandOrdering } from '../games/game.ts';
import type { Scene, TableCard, Zone } from '../table/api.ts';

/** As the game sorts it, by rank, as the cards came, or card by card as the viewer laid them. */
export const ORDERS = ['sorted', 'rank', 'dealt', 'own'] as const;
export type Order = (typeof ORDERS)[number];

export interface HeldOrder {
  readonly order: Order;
  /** The faces as the viewer laid them, from the left; equal cards are equal. */
  readonly own: readonly string[];
}

export const SORTED_ORDER: HeldOrder = { order: 'sorted', own: [] };

/** The orders there are in a game; only the first, where its hand is not for the viewer to order. */
export function ordersIn(holding: HandOrdering | undefined): readonly Order[] {
  if (!holding) return ['sorted'];
  return ORDERS.filter((order) => (order !== 'rank' || holding.rank) && (order !== 'dealt' || holding.dealt));
}

export function nextOrder(holding: HandOrdering | undefined, { order }: Pick<HeldOrder, 'order'>): Order {
  const orders = ordersIn(holding);
  return orders[(orders.indexOf(order) + 1) % orders.length] ?? 'sorted';
}

/** The scene with the own hand as it is held. */
export function withHandOrder(scene: Scene, holding: HandOrdering | undefined, held: HeldOrder, observation: ObservationBase): Scene {
  if (!holding || held.order === 'sorted') return scene;
  const hold = (zone: Zone): Zone =>
    zone.arrangement === 'hand' ? { ...zone, cards: inOrder(zone.cards, holding, held, observation) } : zone;
  return { ...scene, zones: scene.zones.map(hold) };
}

function inOrder(
  cards: readonly TableCard[],
  { rank, dealt }: HandOrdering,
  { order, own }: HeldOrder,
  observation: ObservationBase,
): readonly TableCard[] {
  if (order === 'rank' && rank) return cards.toSorted((a, b) => rank(a.face ?? '') - rank(b.face ?? ''));
  if (order === 'dealt' && dealt) return byFaces(cards, dealt(observation));
  return order === 'own' ? byFaces(cards, own) : cards;
}

/** In the order of these faces; what is not among them comes last. */
function byFaces(cards: readonly TableCard[], faces: readonly string[]): TableCard[] {
  const left = [...cards];
  const placed = faces.flatMap((face) => {
    const at = left.findIndex((card) => card.face === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...placed, ...left];
}

/** The hand with one card at another place among the others, from 0: from now on it is held as the viewer laid it. */
export function moveCardTo(cards: readonly TableCard[], key: string, place: number): HeldOrder {
  const card = cards.find((one) => one.key === key);
  const others = cards.filter((one) => one !== card);
  const at = Math.min(Math.max(place, 0), others.length);
  return { order: 'own', own: facesOf(card ? others.toSpliced(at, 0, card) : others) };
}

/** What is left of an own order when this card goes: of equal ones it is this one's place that is gone. */
export function withoutCard(cards: readonly TableCard[], key: string, held: HeldOrder): HeldOrder {
  if (held.order !== 'own' || !cards.some((card) => card.key === key)) return held;
  return { ...held, own: facesOf(cards.filter((card) => card.key !== key)) };
}

function facesOf(cards: readonly TableCard[]): string[] {
  return cards.flatMap(({ face }) => face ?? []);
}
