import { describe, expect, it } from 'vitest';
import { decide, isStale, type MoveContext, type PendingMove, remainingMs, UNDO_WINDOW_MS } from './pending-move.ts';

const PLAY = { type: 'play', card: 'JC' };
const PASS = { type: 'pass' };
const ON: MoveContext = { match: 2, version: 17, moves: [PLAY, PASS] };

const decided = (move: { type: string }) => ({ move, what: 'jack of clubs', card: 'JC' });

function held(): PendingMove {
  const first = decide(null, decided(PLAY), ON, 1000);
  if (!('held' in first)) throw new Error('it went at once');
  return first.held;
}

describe('a move that was decided', () => {
  it('is held for two seconds', () => {
    expect(held()).toEqual({
      move: PLAY,
      what: 'jack of clubs',
      card: 'JC',
      on: { match: 2, version: 17 },
      until: 1000 + UNDO_WINDOW_MS,
    });
    expect([1000, 2999, 3000, 9000].map((now) => remainingMs(held(), now))).toEqual([2000, 1, 0, 0]);
  });

  it('goes at once when the same is decided again', () => {
    expect(decide(held(), decided({ ...PLAY }), ON, 1500)).toEqual({ send: PLAY });
  });

  it('makes room for another decision, which has two seconds of its own', () => {
    expect(decide(held(), decided(PASS), ON, 2500)).toMatchObject({
      held: { move: PASS, until: 2500 + UNDO_WINDOW_MS },
    });
  });

  it('is dropped when anything else has happened, or is about to be shown', () => {
    expect(isStale(held(), ON)).toBe(false);
    expect(isStale(held(), { ...ON, version: 18 })).toBe(true);
    expect(isStale(held(), { ...ON, match: 3 })).toBe(true);
    expect(isStale(held(), { ...ON, moves: [] })).toBe(true);
  });
});
