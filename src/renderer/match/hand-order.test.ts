import { describe, expect, it } from 'vitest';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { HandOrdering } from '../games/game.ts';
import type { Scene, TableCard } from '../motion/scene.ts';
import {
  type HeldOrder,
  moveCardTo,
  nextOrder,
  ordersIn,
  SORTED_ORDER,
  withHandOrder,
  withoutCard,
} from './hand-order.ts';

const card = (key: string, face = key): TableCard => ({ key, face, name: face });
const SORTED = ['AS', '3S', 'KH', '2C'].map((face) => card(face));
const IN_HAND: HandOrdering = {
  by: 'suit',
  rank: (face) => ['A', '3', 'K', '2'].indexOf(face.charAt(0)),
  dealt: () => ['2C', 'AS', 'KH', '3S'],
};
const SEEN = {} as ObservationBase;

/** The faces of the hand, from the left. */
function held(
  how: HeldOrder,
  cards: readonly TableCard[] = SORTED,
  inHand: HandOrdering | undefined = IN_HAND,
): string[] {
  const hand = { id: 'hand:0', arrangement: 'hand', place: { x: 0, z: 0, turn: 0 }, label: '', cards } as const;
  const trick = { ...hand, id: 'trick', arrangement: 'spread' } as const;
  const scene = withHandOrder({ zones: [trick, hand] } as unknown as Scene, inHand, how, SEEN);
  expect(scene.zones[0]?.cards).toBe(cards);
  return scene.zones[1]?.cards.map(({ key }) => key) ?? [];
}

describe('the own hand', () => {
  it('lies as the game sorts it until its owner says otherwise', () => {
    expect(held(SORTED_ORDER)).toEqual(['AS', '3S', 'KH', '2C']);
  });

  it('lies by rank, or as it was dealt', () => {
    const mixed = ['2C', '3S', 'AS', 'KH'].map((face) => card(face));
    expect(held({ order: 'rank', own: [] }, mixed)).toEqual(['AS', '3S', 'KH', '2C']);
    expect(held({ order: 'dealt', own: [] })).toEqual(['2C', 'AS', 'KH', '3S']);
  });

  it('is laid card by card, and from then on lies so', () => {
    const laid = moveCardTo(SORTED, 'KH', 0);
    expect(held(laid)).toEqual(['KH', 'AS', '3S', '2C']);
    expect(held(moveCardTo(SORTED, 'AS', 3))).toEqual(['3S', 'KH', '2C', 'AS']);
    expect(held(moveCardTo(SORTED, 'AS', 99))).toEqual(['3S', 'KH', '2C', 'AS']);
    expect(held(moveCardTo(SORTED, 'AS', -1))).toEqual(['AS', '3S', 'KH', '2C']);
  });

  it('keeps its order when a card goes, and takes what is new at the right', () => {
    const laid = moveCardTo(SORTED, 'KH', 0);
    const cards = SORTED.filter(({ key }) => key !== 'AS');
    const seen = ['KH', 'AS', '3S', '2C'].map((face) => card(face));
    expect(held(withoutCard(seen, 'AS', laid), cards)).toEqual(['KH', '3S', '2C']);
    expect(held(laid, [...cards, card('7D')])).toEqual(['KH', '3S', '2C', '7D']);
  });

  it('loses, of equal cards, the one that went', () => {
    const cards = [card('red:0', 'red'), card('blue:0', 'blue'), card('red:1', 'red')];
    const laid = moveCardTo(cards, 'red:1', 2);
    expect(withoutCard(cards, 'red:0', laid).own).toEqual(['blue', 'red']);
    expect(held(withoutCard(cards, 'red:0', laid), [card('red:0', 'red'), card('blue:0', 'blue')])).toEqual([
      'blue:0',
      'red:0',
    ]);
  });

  it('goes round through the orders there are in a game', () => {
    const orders = ordersIn(IN_HAND);
    expect(orders).toEqual(['sorted', 'rank', 'dealt', 'own']);
    expect(orders.map((order) => nextOrder(IN_HAND, { order }))).toEqual(['rank', 'dealt', 'own', 'sorted']);
    expect(ordersIn({ by: 'colour' })).toEqual(['sorted', 'own']);
  });

  it('is not for its owner to order where the rules want it as it lies', () => {
    expect(ordersIn(undefined)).toEqual(['sorted']);
    const scene = { zones: [] } as unknown as Scene;
    expect(withHandOrder(scene, undefined, { order: 'own', own: ['AS'] }, SEEN)).toBe(scene);
  });
});
