import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { placeZoneCards } from '../layout/arrangement.ts';
import { axesOf, BEND_SAG_CM, cardSize, FLAT, nudge, type Pose, samePose, type Vector } from '../layout/pose.ts';
import type { Arrangement, TableCard, Zone } from '../scene.ts';
import {
  advance,
  type CardMotion,
  finishFlights,
  newCardMotion,
  placeScene,
  releaseDrag,
  setScene,
  wake,
} from './card-motion.ts';

const HAND = { x: 0, y: 20, z: 50, tilt: 45, othersTilt: 75, nearTilt: 75, scale: 1, width: 40 };
const FULL = { speed: 1, reduced: false };
const DECK = { ...FLAT, x: 9 };

function lay(...zones: { id: string; arrangement: Arrangement; cards: (Partial<TableCard> & { key: string })[] }[]) {
  return zones.flatMap(({ id, arrangement, cards }) => {
    const list = cards.map((card) => ({ face: null, name: '', ...card }));
    const zone: Zone = { id, arrangement, place: { x: 0, z: 0, turn: 0 }, label: id, cards: list };
    return placeZoneCards(zone, cardSize(FRENCH), HAND);
  });
}

/** Runs frames of 16 ms; returns the milliseconds until it reports rest. */
function settle(motion: CardMotion, from: number, attention = {}): number {
  for (let now = from; now < from + 20_000; now += 16) if (!advance(motion, now, attention)) return now - from;
  throw new Error('the cards never rest');
}

const at = (motion: CardMotion, key: string) => {
  const actor = motion.cards.find((one) => one.key === key);
  if (!actor) throw new Error(`${key} is not on the table`);
  return actor;
};

/** Within a hundredth of a centimetre or of a degree. */
const nearly = (a: Pose, b: Pose): boolean =>
  (Object.keys(a) as (keyof Pose)[]).every((part) => Math.abs(a[part] - b[part]) < 0.01);

const dealt = lay({
  id: 'hand:0',
  arrangement: 'hand',
  cards: ['a', 'b', 'c'].map((key) => ({ key, face: key, from: 'deck' })),
});

describe('the cards in motion', () => {
  it('places a first scene without motion', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    expect(advance(motion, 5, {})).toBe(false);
    expect(dealt.every(({ card, pose }) => samePose(at(motion, card.key).pose, pose))).toBe(true);
  });

  it('comes to rest, and every card is where it belongs', () => {
    const motion = newCardMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    expect(settle(motion, 0)).toBeGreaterThan(400);
    expect(dealt.every(({ card, pose }) => samePose(at(motion, card.key).pose, pose))).toBe(true);
  });

  it('takes a card over from where it flies', () => {
    const motion = newCardMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    advance(motion, 180, {});
    const midway = at(motion, 'a').pose;
    const played = lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'a', face: 'a' }] });
    setScene(motion, played, () => DECK, FULL, 180);
    expect(samePose(at(motion, 'a').base, midway)).toBe(true);
  });

  it('does not hurry a deal when another scene comes in between', () => {
    const motion = newCardMotion();
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
    const motion = newCardMotion();
    setScene(motion, dealt, () => DECK, FULL, 0);
    advance(motion, 16, {});
    finishFlights(motion);
    expect(advance(motion, 32, {})).toBe(false);
    expect(dealt.every(({ card, pose }) => samePose(at(motion, card.key).pose, pose))).toBe(true);
  });

  it('keeps the face of a card that turns face down until it has landed, and not longer', () => {
    const motion = newCardMotion();
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
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    setScene(motion, [], () => undefined, FULL, 0);
    settle(motion, 0);
    expect(motion.cards).toEqual([]);
  });

  it('lifts a card under the pointer, a focused one higher, and lets both down again', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    settle(motion, 0, { hover: 'a', focus: 'b' });
    const [a, b, c] = ['a', 'b', 'c'].map((key) => at(motion, key));
    expect(a?.lift.at).toBeGreaterThan(0.3);
    expect(b?.lift.at).toBeGreaterThan(a?.lift.at ?? 9);
    expect(c?.lift.at).toBe(0);
    settle(motion, 2000);
    expect(a?.lift.at).toBe(0);
    expect(a && samePose(a.pose, a.rest)).toBe(true);
  });

  it('moves with the first frame after a hand came, however long all rested before', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    settle(motion, 0);
    wake(motion, 60_000);
    expect(advance(motion, 60_016, { hover: 'b' })).toBe(true);
    const { lift } = at(motion, 'b');
    expect(lift.at).toBeGreaterThan(0.01);
    expect(lift.at).toBeLessThan(0.3);
  });

  it('lifts alike at 30 frames a second and at 120', () => {
    const [few, many] = [30, 120].map((fps) => {
      const motion = newCardMotion();
      placeScene(motion, dealt, 0);
      for (let frame = 0; frame <= 0.2 * fps; frame++) advance(motion, (frame * 1000) / fps, { hover: 'b' });
      return motion;
    });
    for (const key of ['a', 'b', 'c'])
      expect(few && many && nearly(at(few, key).pose, at(many, key).pose), key).toBe(true);
  });

  it('leaves a lifted card behind the one at its right, whose corner stays in sight', () => {
    for (const attention of [{ hover: 'b' }, { focus: 'b' }]) {
      const motion = newCardMotion();
      placeScene(motion, dealt, 0);
      settle(motion, 0, attention);
      const [b, c] = ['b', 'c'].map((key) => at(motion, key).pose);
      if (!b || !c) throw new Error('no cards');
      const { normal } = axesOf(c);
      const before = (c.x - b.x) * normal.x + (c.y - b.y) * normal.y + (c.z - b.z) * normal.z;
      expect(before).toBeGreaterThan(0.005);
      // It is drawn out nevertheless.
      expect(b.y).toBeGreaterThan(dealt[1]?.pose.y ?? 0);
    }
  });

  it('parts the neighbours of a lifted card, the nearer ones further, and never the card itself', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    settle(motion, 0, { hover: 'b' });
    const [a, b, c] = ['a', 'b', 'c'].map((key) => at(motion, key));
    expect(a && a.pose.x - a.rest.x).toBeLessThan(-0.1);
    expect(c && c.pose.x - c.rest.x).toBeGreaterThan(0.4);
    expect(b?.aside.at).toBe(0);
  });

  it('does without all swinging where less motion is wanted', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    const lifts: number[] = [];
    for (let now = 0; now < 600; now += 4) {
      advance(motion, now, { hover: 'b', reduced: true });
      lifts.push(at(motion, 'b').lift.at);
    }
    expect(Math.max(...lifts)).toBeLessThanOrEqual(0.6);
  });

  it('lets a dragged card follow and, let go, return', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    const drag = { key: 'a', pose: { ...FLAT, x: 5, y: 3 } };
    settle(motion, 0, { drag });
    expect(samePose(at(motion, 'a').pose, drag.pose)).toBe(true);
    releaseDrag(motion, 'a', 1000);
    settle(motion, 1000);
    expect(samePose(at(motion, 'a').pose, at(motion, 'a').rest)).toBe(true);
  });

  it('leans a card the way it is carried', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    const { pose } = at(motion, 'a');
    advance(motion, 0, {});
    wake(motion, 0);
    advance(motion, 30, { drag: { key: 'a', pose: { ...pose, x: pose.x + 8 } } });
    expect(at(motion, 'a').pose.flip).toBeGreaterThan(5);
  });

  it('closes the hand up behind a card that is carried away, and opens it where it would come back', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    const away = { key: 'a', pose: { ...FLAT, y: 3 } };
    settle(motion, 0, { drag: away });
    const closed = at(motion, 'b').pose.x;
    expect(closed).toBeLessThan(at(motion, 'b').rest.x);
    settle(motion, 2000, { drag: { ...away, slot: 1 } });
    expect(at(motion, 'b').pose.x).toBeCloseTo(at(motion, 'a').rest.x, 1);
    expect(samePose(at(motion, 'c').pose, at(motion, 'c').rest)).toBe(true);
  });

  it('throws a card on with the speed of the hand, and never past where it lands', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    wake(motion, 0);
    for (let now = 0; now <= 320; now += 16)
      advance(motion, now, { drag: { key: 'a', pose: { ...FLAT, x: -20 + now * 0.05, y: 3, z: 20 } } });
    releaseDrag(motion, 'a', 320);
    setScene(
      motion,
      lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'a', face: 'a' }] }),
      () => DECK,
      FULL,
      321,
    );
    const flight = at(motion, 'a').flight;
    expect(flight?.speed?.x).toBeGreaterThan(20);
    const xs: number[] = [];
    for (let now = 321; now < 1100; now += 8) {
      advance(motion, now, {});
      xs.push(at(motion, 'a').pose.x);
    }
    expect(Math.max(...xs)).toBeLessThanOrEqual((flight?.to.x ?? 0) + 0.05);
    expect(samePose(at(motion, 'a').pose, at(motion, 'a').rest)).toBe(true);
  });

  it('gives when it comes down, and lies still soon', () => {
    const motion = newCardMotion();
    placeScene(motion, dealt, 0);
    setScene(
      motion,
      lay({ id: 'trick', arrangement: 'spread', cards: [{ key: 'a', face: 'a' }] }),
      () => DECK,
      FULL,
      0,
    );
    advance(motion, 260, {});
    expect(at(motion, 'a').pose.bend).toBeLessThan(-0.1);
    expect(settle(motion, 260)).toBeLessThan(600 - 260);
    expect(samePose(at(motion, 'a').pose, at(motion, 'a').rest)).toBe(true);
  });

  it('takes what lay there ahead of the host for the card that the host then says lies there', () => {
    const motion = newCardMotion();
    const equal = ['red:0', 'red:1'].map((key) => ({ key, face: 'red' }));
    placeScene(motion, lay({ id: 'hand:0', arrangement: 'hand', cards: equal }), 0);
    const [first, second] = equal;
    const ahead = { key: 'red:0', face: 'red', optimistic: true };
    const thrown = lay(
      { id: 'hand:0', arrangement: 'hand', cards: second ? [second] : [] },
      { id: 'house:0', arrangement: 'pile', cards: [ahead] },
    );
    setScene(motion, thrown, () => DECK, FULL, 0);
    advance(motion, 60, {});
    const midway = at(motion, 'red:0').pose;
    const said = lay(
      { id: 'hand:0', arrangement: 'hand', cards: first ? [first] : [] },
      { id: 'house:0', arrangement: 'pile', cards: [{ key: 'h', face: 'red', from: 'hand:0' }] },
    );
    setScene(motion, said, () => DECK, FULL, 60);
    advance(motion, 60, {});
    // A pile's lean depends on its cards' names.
    expect(Math.abs(at(motion, 'h').pose.x - midway.x)).toBeLessThan(0.4);
    expect(at(motion, 'h').pose.y).toBeCloseTo(midway.y, 1);
    expect(motion.cards.map(({ key }) => key).toSorted()).toEqual(['h', 'red:0']);
    settle(motion, 60);
    expect(samePose(at(motion, 'red:0').pose, said[0]?.pose ?? FLAT)).toBe(true);
  });

  it('darkens what cannot be played, and less what is forbidden but possible', () => {
    const motion = newCardMotion();
    const cards = [
      { key: 'a', playable: true },
      { key: 'b', playable: true, risky: true },
      { key: 'c', playable: false },
    ];
    placeScene(motion, lay({ id: 'hand:0', arrangement: 'hand', cards }), 0);
    expect(['a', 'b', 'c'].map((key) => at(motion, key).dim)).toEqual([0, 0.65, 1]);
  });
});

describe('a card drawn out of the own fan', () => {
  const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const { width, height } = cardSize(FRENCH);

  /** A point of a card's face in table coordinates: −1 … 1 from left to right and from the lower to the upper edge. */
  function pointOf(pose: Pose, across: number, along: number): Vector {
    const { x, y, z } = nudge(pose, {
      right: (across * width * pose.scale) / 2,
      up: (along * height * pose.scale) / 2,
      out: -pose.bend * BEND_SAG_CM * pose.scale * along ** 2,
    });
    return { x, y, z };
  }

  /** The point's distance in front of the card's face, in centimetres; undefined beside the card. */
  function before(pose: Pose, { x, y, z }: Vector): number | undefined {
    const { right, up, normal } = axesOf(pose);
    const along = (v: Vector) => (x - pose.x) * v.x + (y - pose.y) * v.y + (z - pose.z) * v.z;
    const across = along(right) / ((width * pose.scale) / 2);
    const high = along(up) / ((height * pose.scale) / 2);
    if (Math.abs(across) > 1 || Math.abs(high) > 1) return undefined;
    return along(normal) + pose.bend * BEND_SAG_CM * pose.scale * high ** 2;
  }

  it.each(KEYS.slice(0, -1))('leaves the corner of the card at the right of %s to be read', (key) => {
    const motion = newCardMotion();
    const hand = lay({
      id: 'hand:0',
      arrangement: 'hand',
      cards: KEYS.map((one) => ({ key: one, face: one, playable: true })),
    });
    placeScene(motion, hand, 0);
    settle(motion, 0, { focus: key });
    const lifted = at(motion, key).pose;
    const next = at(motion, KEYS[KEYS.indexOf(key) + 1] ?? '').pose;
    const corner = [-0.95, -0.8, -0.65].flatMap((x) => [0.97, 0.8, 0.6, 0.45].map((y) => pointOf(next, x, y)));
    const covers = corner.map((point) => before(lifted, point)).filter((far) => far !== undefined);
    expect(Math.min(...covers)).toBeGreaterThan(0);
  });
});
