/** How the viewer holds the own hand: nobody else's business, so nothing of it leaves this device. Pure. */

import { useMemo } from 'react';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { persisted } from '../client/device/storage.ts';
import type { HandOrdering, TableGame } from '../games/game.ts';
import type { Scene, TableCard, Zone } from '../motion/scene.ts';

/** The own hand of a match, as it is held here. */
export interface HandOrder {
  readonly order: Order;
  /** There is a choice. */
  readonly isFree: boolean;
  hold(scene: Scene, observation: ObservationBase): Scene;
  /** The next order there is. */
  next(): void;
  /** Lays a card of the hand at another place, from 0. */
  lay(scene: Scene, key: string, place: number): void;
  /** A card of the hand goes. */
  gone(scene: Scene, key: string): void;
}

/** How the viewer holds the own hand in this match; remembered on this device. */
export function useHandOrder(
  { id, match }: Pick<TableView, 'id' | 'match'>,
  viewer: Viewer,
  game: TableGame,
): HandOrder {
  const hand = `${id} ${match} ${viewer}`;
  const kept = useHandOrders(({ hands }) => hands.find((one) => one.hand === hand)?.held);
  return useMemo(() => {
    const { handOrdering: inHand } = game;
    const held = isHeld(kept) && ordersIn(inHand).includes(kept.order) ? kept : SORTED_ORDER;
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
  }, [kept, hand, game]);
}

function cardsOf({ zones }: Scene): readonly TableCard[] {
  return zones.find(({ arrangement }) => arrangement === 'hand')?.cards ?? [];
}

/** What another version of the program may have left there is looked at first. */
function isHeld(kept: unknown): kept is HeldOrder {
  const { order, own } = (kept ?? {}) as Partial<HeldOrder>;
  return ORDERS.some((one) => one === order) && Array.isArray(own);
}

/** How each hand of the last matches is held on this device. */
/** One hand of one match: `hand` names both; `held` as whoever orders it wrote it. */
interface OrderedHand<Held> {
  readonly hand: string;
  readonly held: Held;
}

interface HandOrders {
  readonly hands: readonly OrderedHand<unknown>[];
}

/** Nobody plays more matches at once. */
const MAX_HANDS = 12;

const useHandOrders = persisted<HandOrders>('panno-verde.hand-order', { hands: [] });

function saveHandOrder<Held>(hand: string, held: Held): void {
  useHandOrders.setState(({ hands }) => ({
    hands: [...hands.filter((one) => one.hand !== hand), { hand, held }].slice(-MAX_HANDS),
  }));
}

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
