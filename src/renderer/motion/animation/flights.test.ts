import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { LANDING_MS } from '../../client/match/playback-queue.ts';
import { type PlacedCard, placeZoneCards } from '../layout/arrangement.ts';
import { cardSize, FLAT, type Pose } from '../layout/pose.ts';
import type { Arrangement, TableCard, Zone } from '../scene.ts';
import { type CardBefore, DEAL_INTERVAL_MS, endOf, type Flight, planFlights, poseAt } from './flights.ts';

const FULL = { speed: 1, reduced: false };
const HAND = { x: 0, y: 20, z: 50, tilt: 45, othersTilt: 75, nearTilt: 75, scale: 1, width: 40 };

function zone(
  id: string,
  arrangement: Arrangement,
  cards: readonly (Partial<TableCard> & { key: string })[],
  x = 0,
): Zone {
  const list = cards.map((card) => ({ face: null, name: '', ...card }));
  return { id, arrangement, place: { x, z: 0, turn: 0 }, label: id, cards: list };
}

const lay = (...zones: Zone[]): PlacedCard[] => zones.flatMap((one) => placeZoneCards(one, cardSize(FRENCH), HAND));
const parts = (laid: readonly PlacedCard[]): CardBefore[] =>
  laid.map(({ card, zone: { id }, pose }) => ({ key: card.key, zone: id, pose, face: card.face }));
const places = (known: Record<string, Pose>) => (id: string) => known[id];
const of = (flights: readonly Flight[], key: string): Flight => {
  const flight = flights.find((one) => one.key === key);
  if (!flight) throw new Error(`no flight of ${key}`);
  return flight;
};

const FAN = lay(zone('hand:2', 'fan', [{ key: 'h0' }, { key: 'h1' }, { key: 'h2' }], 20));

describe('from one scene to the next', () => {
  it('leaves a card alone that has not moved', () => {
    const flights = planFlights(parts(FAN), FAN, places({}), FULL);
    expect(flights.map(endOf)).toEqual([0, 0, 0]);
  });

  it('lets a card with the same key travel', () => {
    const before = lay(zone('hand:0', 'hand', [{ key: 'AS', face: 'AS' }]));
    const after = lay(zone('trick', 'spread', [{ key: 'AS', face: 'AS' }]));
    const [flight] = planFlights(parts(before), after, places({}), FULL);
    expect(flight).toMatchObject({
      key: 'AS',
      takesOver: 'AS',
      from: before[0]?.pose,
      to: after[0]?.pose,
      duration: 300,
    });
    expect(flight?.arc).toBeGreaterThan(0);
  });

  it('lets a new key take over a card that vanished where it comes from', () => {
    const after = lay(
      zone('hand:2', 'fan', [{ key: 'h0' }, { key: 'h1' }], 20),
      zone('trick', 'spread', [{ key: 'KS', face: 'KS', from: 'hand:2' }]),
    );
    const flights = planFlights(parts(FAN), after, places({}), FULL);
    expect(of(flights, 'KS')).toMatchObject({ takesOver: 'h2', leaves: false });
    expect(of(flights, 'KS').from.x).toBeCloseTo(FAN[2]?.pose.x ?? 0);
    expect(flights).toHaveLength(3);
  });

  it('lets a card come up out of its fan before it leaves, the same whatever it is, and in time for what is said', () => {
    const played = (face: string, weight?: number): Flight => {
      const card = { key: face, face, from: 'hand:2', ...(weight && { weight }) };
      const after = lay(zone('hand:2', 'fan', [{ key: 'h0' }, { key: 'h1' }], 20), zone('trick', 'spread', [card]));
      return of(planFlights(parts(FAN), after, places({}), FULL), face);
    };
    const flight = played('KS');
    const { from, delay } = flight;
    const up = [0, delay / 4, delay / 2, delay].map((time) => poseAt(flight, time));
    for (const [k, pose] of up.entries()) {
      expect(pose).toMatchObject({ x: from.x, z: from.z, flip: from.flip });
      if (k > 0) expect(pose.y).toBeGreaterThan(up[k - 1]?.y ?? 0);
    }
    expect(poseAt(flight, delay + 20).x).not.toBe(from.x);
    expect(poseAt(flight, delay + 1).y).toBeGreaterThan(from.y + 1);
    expect(endOf(flight)).toBeLessThanOrEqual(LANDING_MS);
    expect(poseAt(flight, endOf(flight))).toEqual(flight.to);
    for (const other of [played('2C'), played('AS', 2)]) {
      expect(other).toMatchObject({ from, delay, stirs: flight.stirs });
    }
  });

  it('stirs no fan where nothing moves, nor the own hand', () => {
    const after = lay(
      zone('hand:2', 'fan', [{ key: 'h0' }, { key: 'h1' }], 20),
      zone('trick', 'spread', [{ key: 'KS', face: 'KS', from: 'hand:2' }]),
    );
    const still = of(planFlights(parts(FAN), after, places({}), { speed: 1, reduced: true }), 'KS');
    expect(still.delay).toBe(0);
    expect(still.stirs).toBeUndefined();
    const own = lay(
      zone('hand:0', 'hand', [
        { key: 'AS', face: 'AS' },
        { key: '2S', face: '2S' },
      ]),
    );
    const then = lay(
      zone('hand:0', 'hand', [{ key: '2S', face: '2S' }]),
      zone('trick', 'spread', [{ key: 'AS', face: 'AS' }]),
    );
    expect(of(planFlights(parts(own), then, places({}), FULL), 'AS').delay).toBe(0);
  });

  it('takes over from the first of several zones that lost a card with this face, or one face down', () => {
    const before = lay(
      zone('house:0', 'pile', [{ key: 'h0', face: 'red' }], 5),
      zone('house:1', 'pile', [{ key: 'h1', face: 'pink' }], 15),
      zone('stock', 'pile', [{ key: 's0' }, { key: 's1' }], -20),
    );
    const from = ['house:0', 'house:1', 'stock'];
    const after = lay(
      zone('hand:0', 'hand', [
        { key: 'a', face: 'blue', from },
        { key: 'b', face: 'pink', from },
        { key: 'c', face: 'red', from },
      ]),
      zone('stock', 'pile', [{ key: 's0' }], -20),
    );
    const flights = planFlights(parts(before), after, places({}), FULL);
    expect(['a', 'b', 'c'].map((key) => of(flights, key).takesOver)).toEqual(['s1', 'h1', 'h0']);
  });

  it('deals from the last of several zones when none of them lost a card', () => {
    const after = lay(zone('hand:0', 'hand', [{ key: 'a', face: 'blue', from: ['house:0', 'stock'] }]));
    const stock = { ...FLAT, x: -20 };
    const flights = planFlights([], after, places({ 'house:0': FLAT, stock }), FULL);
    expect(of(flights, 'a').from.x).toBe(-20);
  });

  it('deals what is new from the zone it comes from, one card every 70 ms, round by round', () => {
    const after = lay(
      zone('hand:0', 'hand', [
        { key: 'a0', face: 'AS', from: 'deck' },
        { key: 'a1', face: '2S', from: 'deck' },
      ]),
      zone('hand:1', 'fan', [
        { key: 'b0', from: 'deck' },
        { key: 'b1', from: 'deck' },
      ]),
    );
    const flights = planFlights([], after, places({ deck: { ...FLAT, x: 9 } }), FULL);
    const order = ['a0', 'b0', 'a1', 'b1'];
    expect(order.map((key) => of(flights, key).delay)).toEqual([0, 1, 2, 3].map((i) => i * DEAL_INTERVAL_MS));
    expect(of(flights, 'a0').from).toMatchObject({ x: 9, flip: 180 });
  });

  it('deals the cards of a pack from its top, one every 70 ms', () => {
    const pack = lay(zone('stock', 'pile', [{ key: 's0' }, { key: 's1' }, { key: 's2' }]));
    const after = lay(
      zone('hand:0', 'hand', [
        { key: 'a0', face: 'AS', from: 'stock' },
        { key: 'a1', face: '2S', from: 'stock' },
      ]),
      zone('hand:1', 'fan', [{ key: 'b0', from: 'stock' }]),
    );
    const flights = planFlights(parts(pack), after, places({}), FULL);
    const order = ['a0', 'b0', 'a1'].map((key) => of(flights, key));
    expect(order.map(({ takesOver }) => takesOver)).toEqual(['s2', 's1', 's0']);
    expect(order.map(({ delay }) => delay)).toEqual([0, DEAL_INTERVAL_MS, 2 * DEAL_INTERVAL_MS]);
  });

  it('fades in what is new and comes from nowhere', () => {
    const [flight] = planFlights([], FAN.slice(0, 1), places({}), FULL);
    expect(flight?.from).toEqual({ ...FAN[0]?.pose, alpha: 0 });
  });

  it('sends vanished cards after those of their zone that were gathered', () => {
    const before = lay(
      zone('trick', 'spread', [
        { key: 'x', face: 'AS' },
        { key: 'y', face: 'KS' },
      ]),
    );
    const after = lay(zone('taken:1', 'pile', [{ key: 't0', from: 'trick' }], 30));
    const flights = planFlights(parts(before), after, places({}), FULL);
    expect(of(flights, 't0')).toMatchObject({ takesOver: 'y', duration: 400, leaves: false });
    expect(of(flights, 'x')).toMatchObject({ leaves: true, duration: 400 });
    expect(of(flights, 'x').to).toEqual({ ...after[0]?.pose, alpha: 0 });
  });

  it('fades what vanishes for good where it lies', () => {
    const flights = planFlights(parts(FAN), [], places({}), FULL);
    expect(flights.every(({ leaves, from, to }) => leaves && to.alpha === 0 && to.x === from.x)).toBe(true);
  });

  it('never takes longer than 600 ms for one card', () => {
    const after = lay(
      zone('taken:1', 'pile', [{ key: 't0', from: 'hand:2' }, { key: 'h1' }, { key: 'n', from: 'deck' }]),
    );
    const flights = planFlights(parts(FAN), after, places({ deck: FLAT }), FULL);
    expect(Math.max(...flights.map(({ duration }) => duration))).toBeLessThanOrEqual(600);
  });

  it('goes as fast as asked', () => {
    const flights = planFlights(parts(FAN), [], places({}), FULL);
    const fast = planFlights(parts(FAN), [], places({}), { ...FULL, speed: 2 });
    expect(fast.map(({ duration }) => duration)).toEqual(flights.map(({ duration }) => duration / 2));
  });

  it('fades in place of flying when motion is reduced', () => {
    const after = lay(zone('trick', 'spread', [{ key: 'KS', face: 'KS', from: 'hand:2' }]));
    const flights = planFlights(parts(FAN), after, places({}), { speed: 1, reduced: true });
    for (const { from, to } of flights) {
      expect([from.x, from.y, from.z, from.flip]).toEqual([to.x, to.y, to.z, to.flip]);
      expect(from.alpha).not.toBe(to.alpha);
    }
  });
});

describe('a flight', () => {
  const flight: Flight = {
    key: 'k',
    from: { ...FLAT, flip: 180 },
    to: { ...FLAT, x: 20, y: 0.1 },
    delay: 100,
    duration: 300,
    arc: 4,
    leaves: false,
  };

  it('waits, arrives, and stays', () => {
    expect(poseAt(flight, 0)).toBe(flight.from);
    expect(poseAt(flight, 400)).toBe(flight.to);
    expect(poseAt(flight, 9999)).toBe(flight.to);
  });

  it('rises while it turns over and slides the last of its way on the cloth', () => {
    expect(poseAt(flight, 100 + 300 * 0.39).y).toBeGreaterThan(3.5);
    const landed = poseAt(flight, 100 + 300 * 0.8);
    expect(landed.y).toBeCloseTo(0.1);
    expect(landed.flip).toBeCloseTo(0);
    expect(landed.x).toBeLessThan(20);
  });

  it('never goes backwards', () => {
    const xs = Array.from({ length: 40 }, (_, i) => poseAt(flight, 100 + i * 7.6).x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });
});
