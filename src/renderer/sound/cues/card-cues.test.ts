/** The cues of flights, one by one, as they are drawn. */
import { describe, expect, it } from 'vitest';
import type { Arrangement, Scene, TableCard, Travel, Zone } from '../../motion/scene.ts';
import { mixdown } from '../playback/render-sounds.ts';
import { decibels, peakOf } from '../voices/samples.ts';
import { travelCues } from './card-cues.ts';
import { panOfSeat, signCues, turnOf, turnSigns } from './sound-cue.ts';

const card = (key: string, face: string | null = null): TableCard => ({ key, face, name: key });

function zone(id: string, arrangement: Arrangement, x: number, cards: readonly TableCard[], owner?: number): Zone {
  return { id, arrangement, place: { x, z: 0, turn: 0 }, label: id, cards, ...(owner !== undefined && { owner }) };
}

function scene(...zones: readonly Zone[]): Scene {
  const plates = [0, 1, 2].map((seat) => ({
    ...{ seat, place: seat, name: `${seat}`, onTurn: seat === 1, notes: [] },
    kind: seat === 1 ? ('person' as const) : ('bot' as const),
  }));
  return { seats: 3, zones, plates } as unknown as Scene;
}

const at = (x: number, more: Partial<Travel['from']> = {}) => ({ x, z: 0, flip: 0, alpha: 1, ...more });
const travel = (key: string, from: number, to: number, more: Partial<Travel> = {}): Travel => ({
  ...{ key, from: at(from), to: at(to), delay: 0, duration: 300, arc: 3.4, leaves: false },
  ...more,
});
const names = (travels: readonly Travel[], on: Scene) => travelCues(travels, on).map(({ sound }) => sound);

describe('a card on its way', () => {
  const trick = scene(zone('trick', 'spread', 0, [card('a', 'KH')]), zone('hand:1', 'fan', -40, [], 1));

  it('leaves a hand, comes down on cloth and slides the rest of its way', () => {
    const [left, landed, slid] = travelCues([travel('a', -36, 0)], trick);
    expect([left?.sound, landed?.sound, slid?.sound]).toEqual(['flick', 'land', 'slide']);
    expect(landed?.touch.on).toBe('cloth');
    expect(left?.pan).toBeLessThan(-0.6);
    expect(landed?.pan).toBeCloseTo(0);
    // As drawn: 78 per cent of the way in the air.
    expect(landed?.at).toBeGreaterThanOrEqual(0.78 * 300);
    expect(landed?.at).toBeLessThan(0.78 * 300 + 20);
  });

  it('comes down harder the faster it was, and the more it weighs', () => {
    const force = (from: number, weigh?: (face: string) => number) =>
      travelCues([travel('a', from, 0)], trick, weigh && { weigh }).find(({ sound }) => sound === 'land')?.touch
        .force ?? 0;
    expect(force(-36)).toBeGreaterThan(force(-8));
    expect(force(-8, () => 1.5)).toBeGreaterThan(force(-8));
  });

  it('is heard to turn over', () => {
    expect(names([travel('a', -36, 0, { from: at(-36, { flip: 180 }) })], trick)).toContain('flip');
  });

  it('lies down softly where it only fades', () => {
    const faded = travel('a', 0, 0, { from: at(0, { alpha: 0 }), arc: 0, duration: 180 });
    expect(names([faded], trick)).toEqual(['land']);
  });

  it('is silent where it stays, or fades where it lay', () => {
    const stays = travel('a', 0, 0, { duration: 0, arc: 0 });
    const fades = travel('b', 3, 3, { to: at(3, { alpha: 0 }), arc: 0, leaves: true });
    expect(travelCues([stays, fades], trick)).toEqual([]);
    expect(travelCues([], trick)).toEqual([]);
  });

  it('says nothing of what others at the window may not see', () => {
    const own = scene(zone('hand:0', 'hand', 0, [card('a')], 0));
    expect(travelCues([travel('a', -30, 0)], own, { shared: true })).toEqual([]);
    expect(travelCues([travel('a', -30, 0)], trick, { shared: true })).not.toEqual([]);
  });
});

describe('many cards', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];

  it('are gathered as one', () => {
    const pile = scene(
      zone(
        'taken',
        'pile',
        30,
        keys.map((key) => card(key)),
      ),
    );
    const heard = travelCues(
      keys.map((key, k) => travel(key, k, 30, { duration: 400, arc: 1.2 })),
      pile,
    );
    expect(heard.map(({ sound }) => sound)).toEqual(['gather']);
    expect(heard[0]?.touch.cards).toBe(5);
    expect(heard[0]?.cards).toEqual(keys);
  });

  it('are dealt one by one, each when it flies', () => {
    const hand = scene(
      zone(
        'hand:0',
        'hand',
        0,
        keys.map((key) => card(key)),
        0,
      ),
    );
    const deal = keys.map((key, k) => travel(key, -20, k, { delay: 70 * k, duration: 340, arc: 2.2 }));
    const landed = travelCues(deal, hand).filter(({ sound }) => sound === 'land');
    expect(landed.map(({ cards }) => cards[0])).toEqual(keys);
    landed.forEach(({ at, touch }, k) => {
      expect(touch.on).toBe('hand');
      expect(Math.abs(at - (70 * k + 0.78 * 340))).toBeLessThan(20);
    });
  });

  it('rustle once where they make way for another', () => {
    const hand = scene(
      zone(
        'hand:0',
        'hand',
        0,
        keys.map((key) => card(key)),
        0,
      ),
    );
    expect(
      names(
        keys.map((key, k) => travel(key, k, k + 2, { arc: 0 })),
        hand,
      ),
    ).toEqual(['slide']);
  });

  it('do not clip, forty dealt and forty gathered at once', () => {
    const forty = Array.from({ length: 40 }, (_, k) => `${k}`);
    const hands = scene(
      zone(
        'hand:0',
        'hand',
        0,
        forty.map((key) => card(key)),
        0,
      ),
    );
    const deal = travelCues(
      forty.map((key, k) => travel(key, -20, k - 20, { delay: 70 * k, arc: 2.2 })),
      hands,
    );
    const spread = scene(
      zone(
        'trick',
        'spread',
        0,
        forty.map((key) => card(key)),
      ),
    );
    const rush = travelCues(
      forty.map((key) => travel(key, -30, 5)),
      spread,
    );
    for (const heard of [deal, rush]) {
      for (const side of mixdown(heard, 24_000)) expect(decibels(peakOf(side))).toBeLessThan(-1);
    }
  });
});

describe('signs', () => {
  const table = scene(
    zone('hand:0', 'hand', 0, [], 0),
    zone('hand:1', 'fan', -40, [], 1),
    zone('hand:2', 'fan', 40, [], 2),
  );

  it('come from the seat', () => {
    expect(panOfSeat(0, table)).toBe(0);
    expect(panOfSeat(1, table)).toBeCloseTo(-0.8);
    expect(panOfSeat(2, table)).toBeCloseTo(0.8);
    const [knock] = signCues([{ sound: 'knock', seat: 1 }], table);
    expect(knock).toMatchObject({ sound: 'knock', bus: 'signs', cards: [] });
    expect(knock?.pan).toBeCloseTo(-0.8);
  });

  it('call whose turn it is to whom it concerns', () => {
    expect(turnOf(table)).toBe(1);
    expect(turnSigns(1, table, 1)).toHaveLength(1);
    expect(turnSigns(1, table, 0)).toEqual([]);
    expect(turnSigns(1, table, undefined)).toEqual([]);
    expect(turnSigns(1, { ...table, tv: true }, undefined)).toHaveLength(1);
    expect(turnSigns(2, { ...table, tv: true }, undefined)).toEqual([]);
    const all = { ...table, plates: table.plates.map((plate) => ({ ...plate, onTurn: true })) };
    expect(turnOf(all)).toBeUndefined();
  });
});
