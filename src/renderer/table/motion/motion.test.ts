import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/faces/french/index.ts';
import type { Arrangement, TableCard, Zone } from '../api.ts';
import { layZone } from '../places/arrangement.ts';
import { cardSize } from '../places/cardSize.ts';
import { FLAT, samePose } from '../places/pose.ts';
import { advance, createMotion, letGo, type Motion, placeScene, setScene, skip } from './motion.ts';

const HAND = { x: 0, y: 20, z: 50, tilt: 45, othersTilt: 75, nearTilt: 75, scale: 1, width: 40 };
const FULL = { speed: 1, reduced: false };
const DECK = { ...FLAT, x: 9 };

function lay(...zones: { id: string; arrangement: Arrangement; cards: (Partial<TableCard> & { key: string })[] }[]) {
  return zones.flatMap(({ id, arrangement, cards }) => {
    const list = cards.map((card) => ({ face: null, name: '', ...card }));
    const zone: Zone = { id, arrangement, place: { x: 0, z: 0, turn: 0 }, label: id, cards: list };
    return layZone(zone, cardSize(FRENCH), HAND);
  });
}

/** Lets time pass in frames of 16 ms; the milliseconds until nothing moves, as it says itself. */
function settle(motion: Motion, from: number, attention = {}): number {
  for (let now = from; now < from + 20_000; now += 16) if (!advance(motion, now, attention)) return now - from;
  throw new Error('the cards never rest');
}

const at = (motion: Motion, key: string) => {
  const actor = motion.actors.find((one) => one.key === key);
  if (!actor) throw new Error(`${key} is not on the table`);
  return actor;
};

const dealt = lay({
  id: 'hand:0',
  arrangement: 'hand',
  cards: ['a', 'b', 'c'].map((key) => ({ key, face: key, from: 'deck' })),
});

describe('the cards in motion', () => {
  it('places a first scene without motion', () => {
    const motion = createMotion();
    placeScene(motion, dealt, 0);
    expect(advance(motion, 5, {})).toBe(false);
    expect(dealt.every(({ card, pose }) => samePose(at(motion, card.key).pose, pose))).toBe(true);
  });

  it('comes to rest, and every card is where it belongs', () => {
    const motion = createMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    expect(settle(motion, 0)).toBeGreaterThan(400);
    expect(dealt.every(({ card, pose }) => samePose(at(motion, card.key).pose, pose))).toBe(true);
  });

  it('takes a card over from where it flies', () => {
    const motion = createMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    advance(motion, 180, {});
    const midway = at(motion, 'a').pose;
    const played = lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'a', face: 'a' }] });
    setScene(motion, played, () => DECK, FULL, 180);
    expect(samePose(at(motion, 'a').base, midway)).toBe(true);
  });

  it('does not hurry a deal when another scene comes in between', () => {
    const motion = createMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    advance(motion, 60, {});
    setScene(
      motion,
      lay({ id: 'hand:0', arrangement: 'hand', cards: ['a', 'b', 'c'].map((key) => ({ key, face: key })) }),
      () => DECK,
      FULL,
      60,
    );
    advance(motion, 120, {});
    expect(samePose(at(motion, 'c').pose, { ...at(motion, 'c').pose, x: 9 })).toBe(true);
  });

  it('ends all flights when they are skipped', () => {
    const motion = createMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    advance(motion, 16, {});
    skip(motion);
    expect(advance(motion, 32, {})).toBe(false);
    expect(dealt.every(({ card, pose }) => samePose(at(motion, card.key).pose, pose))).toBe(true);
  });

  it('keeps the face of a card that turns face down until it has landed, and not longer', () => {
    const motion = createMotion();
    placeScene(motion, lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'x', face: 'AS' }] }), 0);
    setScene(
      motion,
      lay({ id: 'taken', arrangement: 'pile', cards: [{ key: 't', from: 'trick' }] }),
      () => undefined,
      FULL,
      0,
    );
    advance(motion, 100, {});
    expect(at(motion, 't').face).toBe('AS');
    settle(motion, 116);
    expect(at(motion, 't').face).toBeNull();
  });

  it('forgets cards that have left', () => {
    const motion = createMotion();
    placeScene(motion, dealt, 0);
    setScene(motion, [], () => undefined, FULL, 0);
    settle(motion, 0);
    expect(motion.actors).toEqual([]);
  });

  it('lifts a card under the pointer, a focused one higher, and lets both down again', () => {
    const motion = createMotion();
    placeScene(motion, dealt, 0);
    settle(motion, 0, { hover: 'a', focus: 'b' });
    const [a, b, c] = ['a', 'b', 'c'].map((key) => at(motion, key));
    expect(a?.lift).toBeGreaterThan(0.3);
    expect(b?.lift).toBeGreaterThan(a?.lift ?? 9);
    expect(c?.lift).toBe(0);
    settle(motion, 2000);
    expect(a?.lift).toBe(0);
    expect(a && samePose(a.pose, a.rest)).toBe(true);
  });

  it('lets a dragged card follow and, let go, return', () => {
    const motion = createMotion();
    placeScene(motion, dealt, 0);
    const drag = { key: 'a', pose: { ...FLAT, x: 5, y: 3 } };
    settle(motion, 0, { drag });
    expect(samePose(at(motion, 'a').pose, drag.pose)).toBe(true);
    letGo(motion, 'a', 0, 1000);
    settle(motion, 1000);
    expect(samePose(at(motion, 'a').pose, at(motion, 'a').rest)).toBe(true);
  });

  it('plays, of equal cards, the one that was dragged away', () => {
    const motion = createMotion();
    const equal = ['red:0', 'red:1'].map((key) => ({ key, face: 'red' }));
    placeScene(motion, lay({ id: 'hand:0', arrangement: 'hand', cards: equal }), 0);
    const drag = { key: 'red:0', pose: { ...FLAT, x: 5, y: 3 } };
    settle(motion, 0, { drag });
    letGo(motion, 'red:0', 900, 1000);
    const [first] = equal;
    setScene(
      motion,
      lay(
        { id: 'hand:0', arrangement: 'hand', cards: first ? [first] : [] },
        { id: 'house:0', arrangement: 'pile', cards: [{ key: 'h', face: 'red', from: 'hand:0' }] },
      ),
      () => DECK,
      FULL,
      1100,
    );
    expect(at(motion, 'h').base).toMatchObject({ x: 5, y: 3 });
  });

  it('darkens what cannot be played, and less what is forbidden but possible', () => {
    const motion = createMotion();
    const cards = [
      { key: 'a', playable: true },
      { key: 'b', playable: true, risky: true },
      { key: 'c', playable: false },
    ];
    placeScene(motion, lay({ id: 'hand:0', arrangement: 'hand', cards }), 0);
    expect(['a', 'b', 'c'].map((key) => at(motion, key).dim)).toEqual([0, 0.65, 1]);
  });
});
