import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/faces/french/index.ts';
import type { Arrangement, TableCard, Zone } from '../api.ts';
import { layZone } from '../places/arrangement.ts';
import { cardSize } from '../places/cardSize.ts';
import { FLAT, samePose } from '../places/pose.ts';
import { advance, createStage, letGo, placeScene, type Stage, setScene, skip } from './stage.ts';

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

/** Lets time pass in frames of 16 ms; the milliseconds until nothing moves, as the stage says. */
function settle(stage: Stage, from: number, attention = {}): number {
  for (let now = from; now < from + 20_000; now += 16) if (!advance(stage, now, attention)) return now - from;
  throw new Error('the stage never rests');
}

const at = (stage: Stage, key: string) => {
  const actor = stage.actors.find((one) => one.key === key);
  if (!actor) throw new Error(`${key} is not on the stage`);
  return actor;
};

const dealt = lay({
  id: 'hand:0',
  arrangement: 'hand',
  cards: ['a', 'b', 'c'].map((key) => ({ key, face: key, from: 'deck' })),
});

describe('the stage', () => {
  it('places a first scene without motion', () => {
    const stage = createStage();
    placeScene(stage, dealt, 0);
    expect(advance(stage, 5, {})).toBe(false);
    expect(dealt.every(({ card, pose }) => samePose(at(stage, card.key).pose, pose))).toBe(true);
  });

  it('comes to rest, and every card is where it belongs', () => {
    const stage = createStage();
    setScene(stage, dealt, () => DECK, FULL, 0);
    expect(settle(stage, 0)).toBeGreaterThan(400);
    expect(dealt.every(({ card, pose }) => samePose(at(stage, card.key).pose, pose))).toBe(true);
  });

  it('takes a card over from where it flies', () => {
    const stage = createStage();
    setScene(stage, dealt, () => DECK, FULL, 0);
    advance(stage, 180, {});
    const midway = at(stage, 'a').pose;
    const played = lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'a', face: 'a' }] });
    setScene(stage, played, () => DECK, FULL, 180);
    expect(samePose(at(stage, 'a').base, midway)).toBe(true);
  });

  it('does not hurry a deal when another scene comes in between', () => {
    const stage = createStage();
    setScene(stage, dealt, () => DECK, FULL, 0);
    advance(stage, 60, {});
    setScene(
      stage,
      lay({ id: 'hand:0', arrangement: 'hand', cards: ['a', 'b', 'c'].map((key) => ({ key, face: key })) }),
      () => DECK,
      FULL,
      60,
    );
    advance(stage, 120, {});
    expect(samePose(at(stage, 'c').pose, { ...at(stage, 'c').pose, x: 9 })).toBe(true);
  });

  it('ends all flights when they are skipped', () => {
    const stage = createStage();
    setScene(stage, dealt, () => DECK, FULL, 0);
    advance(stage, 16, {});
    skip(stage);
    expect(advance(stage, 32, {})).toBe(false);
    expect(dealt.every(({ card, pose }) => samePose(at(stage, card.key).pose, pose))).toBe(true);
  });

  it('keeps the face of a card that turns face down until it has landed, and not longer', () => {
    const stage = createStage();
    placeScene(stage, lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'x', face: 'AS' }] }), 0);
    setScene(
      stage,
      lay({ id: 'taken', arrangement: 'pile', cards: [{ key: 't', from: 'trick' }] }),
      () => undefined,
      FULL,
      0,
    );
    advance(stage, 100, {});
    expect(at(stage, 't').face).toBe('AS');
    settle(stage, 116);
    expect(at(stage, 't').face).toBeNull();
  });

  it('forgets cards that have left', () => {
    const stage = createStage();
    placeScene(stage, dealt, 0);
    setScene(stage, [], () => undefined, FULL, 0);
    settle(stage, 0);
    expect(stage.actors).toEqual([]);
  });

  it('lifts a card under the pointer, a focused one higher, and lets both down again', () => {
    const stage = createStage();
    placeScene(stage, dealt, 0);
    settle(stage, 0, { hover: 'a', focus: 'b' });
    const [a, b, c] = ['a', 'b', 'c'].map((key) => at(stage, key));
    expect(a?.lift).toBeGreaterThan(0.3);
    expect(b?.lift).toBeGreaterThan(a?.lift ?? 9);
    expect(c?.lift).toBe(0);
    settle(stage, 2000);
    expect(a?.lift).toBe(0);
    expect(a && samePose(a.pose, a.rest)).toBe(true);
  });

  it('lets a dragged card follow and, let go, return', () => {
    const stage = createStage();
    placeScene(stage, dealt, 0);
    const drag = { key: 'a', pose: { ...FLAT, x: 5, y: 3 } };
    settle(stage, 0, { drag });
    expect(samePose(at(stage, 'a').pose, drag.pose)).toBe(true);
    letGo(stage, 'a', 0, 1000);
    settle(stage, 1000);
    expect(samePose(at(stage, 'a').pose, at(stage, 'a').rest)).toBe(true);
  });

  it('plays, of equal cards, the one that was dragged away', () => {
    const stage = createStage();
    const equal = ['red:0', 'red:1'].map((key) => ({ key, face: 'red' }));
    placeScene(stage, lay({ id: 'hand:0', arrangement: 'hand', cards: equal }), 0);
    const drag = { key: 'red:0', pose: { ...FLAT, x: 5, y: 3 } };
    settle(stage, 0, { drag });
    letGo(stage, 'red:0', 900, 1000);
    const [first] = equal;
    setScene(
      stage,
      lay(
        { id: 'hand:0', arrangement: 'hand', cards: first ? [first] : [] },
        { id: 'house:0', arrangement: 'pile', cards: [{ key: 'h', face: 'red', from: 'hand:0' }] },
      ),
      () => DECK,
      FULL,
      1100,
    );
    expect(at(stage, 'h').base).toMatchObject({ x: 5, y: 3 });
  });

  it('darkens what cannot be played, and less what is forbidden but possible', () => {
    const stage = createStage();
    const cards = [
      { key: 'a', playable: true },
      { key: 'b', playable: true, risky: true },
      { key: 'c', playable: false },
    ];
    placeScene(stage, lay({ id: 'hand:0', arrangement: 'hand', cards }), 0);
    expect(['a', 'b', 'c'].map((key) => at(stage, key).dim)).toEqual([0, 0.65, 1]);
  });
});
