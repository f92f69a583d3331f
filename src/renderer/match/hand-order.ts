/** Orders the viewer's own hand; the order stays on this device. Pure. */

import { useMemo } from 'react';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { persisted } from '../client/device/storage.ts';
import type { HandOrdering, TableGame } from '../games/game.ts';
import type { Scene, TableCard, Zone } from '../motion/scene.ts';

/** The viewer's hand order in one match. */
export interface HandOrder {
  readonly order: Order;
  /** Whether the game lets the viewer choose an order. */
  readonly isFree: boolean;
  hold(scene: Scene, observation: ObservationBase): Scene;
  /** Switches to the next order. */
  next(): void;
  /** Moves a card of the hand to an index from 0. */
  lay(scene: Scene, key: string, place: number): void;
  /** Removes a card that leaves the hand. */
  gone(scene: Scene, key: string): void;
}

/** Returns the viewer's hand order in this match and stores changes on this device. */
export function useHandOrder(
  { id, match }: Pick<TableView, 'id' | 'match'>,
  viewer: Viewer,
  game: TableGame,
): HandOrder {
  const hand = `${id} ${match} ${viewer}`;
  const stored = useHandOrders(({ hands }) => hands.find((one) => one.hand === hand)?.held);
  return useMemo(() => {
    const { handOrdering: inHand } = game;
    const held = isHeld(stored) && ordersIn(inHand).includes(stored.order) ? stored : SORTED_ORDER;
    return {
      order: held.order,
      isFree: ordersIn(inHand).length > 1,
      hold: (scene, observation) => withHandOrder(scene, inHand, held, observation),
      next: () => saveHandOrder(hand, { ...held, order: nextOrder(inHand, held) }),
      lay: (scene, key, place) => saveHandOrder(hand, moveCardTo(cardsOf(scene), key, place)),
      gone: (scene, key) => {
        const left = withoutCard(cardsOf(scene), key, held);
        if (left !== held) saveHandOrder(hand, left);
      },
    };
  }, [stored, hand, game]);
}

function cardsOf({ zones }: Scene): readonly TableCard[] {
  return zones.find(({ arrangement }) => arrangement === 'hand')?.cards ?? [];
}

/** Validates the stored value, since another version of the program may have written it. */
function isHeld(stored: unknown): stored is HeldOrder {
  const { order, own } = (stored ?? {}) as Partial<HeldOrder>;
  return ORDERS.some((one) => one === order) && Array.isArray(own);
}

// Stores the hand order of recent matches on this device.

/** One hand of one match: `hand` names both, `held` is the order as its owner wrote it. */
interface OrderedHand<Held> {
  readonly hand: string;
  readonly held: Held;
}

interface HandOrders {
  readonly hands: readonly OrderedHand<unknown>[];
}

/** Number of stored hands; nobody plays more matches at once. */
const MAX_HANDS = 12;

const useHandOrders = persisted<HandOrders>('panno-verde.hand-order', { hands: [] });

function saveHandOrder<Held>(hand: string, held: Held): void {
  useHandOrders.setState(({ hands }) => ({
    hands: [...hands.filter((one) => one.hand !== hand), { hand, held }].slice(-MAX_HANDS),
  }));
}

/** Orders: the game's, by rank, as dealt, or arranged by the viewer. */
export const ORDERS = ['sorted', 'rank', 'dealt', 'own'] as const;
export type Order = (typeof ORDERS)[number];

export interface HeldOrder {
  readonly order: Order;
  /** Faces as arranged by the viewer, from the left; equal cards are interchangeable. */
  readonly own: readonly string[];
}

export const SORTED_ORDER: HeldOrder = { order: 'sorted', own: [] };

/** The orders a game offers; only the first where the viewer may not order the hand. */
export function ordersIn(holding: HandOrdering | undefined): readonly Order[] {
  if (!holding) return ['sorted'];
  return ORDERS.filter((order) => (order !== 'rank' || holding.rank) && (order !== 'dealt' || holding.dealt));
}

export function nextOrder(holding: HandOrdering | undefined, { order }: Pick<HeldOrder, 'order'>): Order {
  const orders = ordersIn(holding);
  return orders[(orders.indexOf(order) + 1) % orders.length] ?? 'sorted';
}

/** Returns the scene with the viewer's hand in its order. */
export function withHandOrder(
  scene: Scene,
  holding: HandOrdering | undefined,
  held: HeldOrder,
  observation: ObservationBase,
): Scene {
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

/** Sorts cards by these faces; others come last. */
function byFaces(cards: readonly TableCard[], faces: readonly string[]): TableCard[] {
  const left = [...cards];
  const placed = faces.flatMap((face) => {
    const at = left.findIndex((card) => card.face === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...placed, ...left];
}

/** Moves a card to another index, from 0; the hand counts as arranged by the viewer from then on. */
export function moveCardTo(cards: readonly TableCard[], key: string, place: number): HeldOrder {
  const card = cards.find((one) => one.key === key);
  const others = cards.filter((one) => one !== card);
  const at = Math.min(Math.max(place, 0), others.length);
  return { order: 'own', own: facesOf(card ? others.toSpliced(at, 0, card) : others) };
}

/** Removes a card from the viewer's own order; of equal cards it removes this one's place. */
export function withoutCard(cards: readonly TableCard[], key: string, held: HeldOrder): HeldOrder {
  if (held.order !== 'own' || !cards.some((card) => card.key === key)) return held;
  return { ...held, own: facesOf(cards.filter((card) => card.key !== key)) };
}

function facesOf(cards: readonly TableCard[]): string[] {
  return cards.flatMap(({ face }) => face ?? []);
}
