import { describe, expect, it } from 'vitest';
import { areTurning, gazeAt, type HeadTurn, HEAD_TURN_STAGGER_MS, HEAD_TURN_MS, turnHeads } from './heads.ts';

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
    // Who looks there already goes on as before.
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
