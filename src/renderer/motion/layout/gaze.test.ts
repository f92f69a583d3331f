import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { cameraViewFor } from './camera.ts';
import { areTurning, gazeAt, gazesOf, HEAD_TURN_MS, HEAD_TURN_STAGGER_MS, type HeadTurn, turnHeads } from './gaze.ts';
import { cardSize } from './pose.ts';

const SEATS = 5;
const SHOT = cameraViewFor(1280, 720, { top: 0, right: 0, bottom: 0, left: 0 }, cardSize(FRENCH));

/**
 * Where all look on the turn of these seats while somebody speaks. Place 0 is near, 1 and 2 on the left, 3 and 4 on the
 * right.
 */
function looking(lit: readonly number[], speaker?: number) {
  const plates = Array.from(
    { length: SEATS },
    (_, place) =>
      ({
        seat: place,
        place,
        name: '',
        kind: 'bot',
        onTurn: lit.includes(place),
        speaking: place === speaker,
      }) as const,
  );
  return gazesOf(plates, SEATS, SHOT);
}

const looks = (...lit: readonly number[]) => looking(lit);

describe('people at the table', () => {
  it('look to the side and depth of whose turn it is, who looks at their cards', () => {
    const [near, left, farLeft, farRight, right] = looks(1);
    expect(left).toEqual({ right: 0, down: 1 });
    for (const other of [farLeft, farRight, right]) expect(other?.right).toBeLessThan(-0.3);
    expect(near?.down).toBeLessThan(0);
    for (const one of looks(0).slice(1)) expect(one.down).toBeGreaterThan(0.2);
  });

  it('look at who speaks, whose turn it may not be, and who looks up', () => {
    const [near, left, , , right] = looking([1], 4);
    expect(right).toEqual({ right: 0, down: -0.6 });
    for (const other of [near, left]) expect(other?.right).toBeGreaterThan(0.3);
  });

  it('look straight ahead where it is nobody’s turn, or that of several', () => {
    for (const one of [...looks(), ...looks(1, 3)]) expect(one).toEqual({ right: 0, down: 0 });
  });
});

const LEFT = { right: -1, down: 0.2 };
const RIGHT = { right: 1, down: 0.4 };
const AT_LEFT = turnHeads([], [LEFT, LEFT, LEFT], 0, false);

const rights = (heads: readonly HeadTurn[], now: number) => heads.map((head) => gazeAt(head, now).right);

describe('heads', () => {
  it('look where they look at first sight', () => {
    expect(rights(AT_LEFT, 0)).toEqual([-1, -1, -1]);
    expect(areTurning(AT_LEFT, 0)).toBe(false);
  });

  it('turn over time, not all of them at once, and come to rest', () => {
    const heads = turnHeads(AT_LEFT, [RIGHT, RIGHT, RIGHT], 1000, false);
    expect(rights(heads, 1000)).toEqual([-1, -1, -1]);
    const half = rights(heads, 1000 + HEAD_TURN_MS / 2);
    for (const right of half) expect(Math.abs(right)).toBeLessThan(1);
    expect(new Set(half).size).toBeGreaterThan(1);
    expect(areTurning(heads, 1000 + HEAD_TURN_MS / 2)).toBe(true);
    expect(rights(heads, 1000 + HEAD_TURN_STAGGER_MS + HEAD_TURN_MS)).toEqual([1, 1, 1]);
    expect(areTurning(heads, 1000 + HEAD_TURN_STAGGER_MS + HEAD_TURN_MS)).toBe(false);
  });

  it('never go back on their way', () => {
    const [head] = turnHeads(AT_LEFT, [RIGHT], 0, false);
    let last = -1;
    for (let now = 0; now <= HEAD_TURN_STAGGER_MS + HEAD_TURN_MS; now += 10) {
      const { right } = head ? gazeAt(head, now) : LEFT;
      expect(right).toBeGreaterThanOrEqual(last);
      last = right;
    }
  });

  it('turn on from where they are when somebody else leads', () => {
    const heads = turnHeads(AT_LEFT, [RIGHT, RIGHT, RIGHT], 0, false);
    const now = HEAD_TURN_MS / 2;
    const back = turnHeads(heads, [LEFT, RIGHT, LEFT], now, false);
    expect(rights(back, now)).toEqual(rights(heads, now));
    expect(rights(back, now + HEAD_TURN_STAGGER_MS + HEAD_TURN_MS)).toEqual([-1, 1, -1]);
    // A head that already looks there continues.
    expect(back[1]).toBe(heads[1]);
  });

  it('are drawn a few times on their way, not in every frame', () => {
    const heads = turnHeads(AT_LEFT, [RIGHT, RIGHT, RIGHT], 0, false);
    const seen = new Set<number>();
    for (let now = 0; now <= HEAD_TURN_STAGGER_MS + HEAD_TURN_MS; now++) seen.add(rights(heads, now)[0] ?? 0);
    expect(seen.size).toBeLessThanOrEqual(7);
  });

  it('look there at once where nothing moves', () => {
    const heads = turnHeads(AT_LEFT, [RIGHT, RIGHT, RIGHT], 1000, true);
    expect(rights(heads, 1000)).toEqual([1, 1, 1]);
    expect(areTurning(heads, 1000)).toBe(false);
  });
});
