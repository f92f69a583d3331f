import { useMemo } from 'react';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { TableGame } from '../games/game.ts';
import { saveHandOrder, useHandOrders } from '../session/device/hand-order.ts';
import type { Scene, TableCard } from '../table/api.ts';
import { SORTED_ORDER, withHandOrder, type HeldOrder, moveCardTo, nextOrder, ORDERS, type Order, ordersIn, withoutCard } from './handOrder.ts';

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
