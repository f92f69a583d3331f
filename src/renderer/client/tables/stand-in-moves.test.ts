import { describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { type SeenStandInMoves, unseenStandInMoves } from './stand-in-moves.ts';

const person = (stoodIn: number, standIn = false): Seated => ({
  kind: 'person',
  name: 'Ada',
  here: !standIn,
  lag: null,
  standIn,
  stoodIn,
});
const at = (seats: Seated[], mine: number[], match = 0) => ({ id: 't', match, seats, mine });
const nothing: SeenStandInMoves = { table: '', match: 0, moves: 0 };

describe('moves that a bot made for us', () => {
  it('are those at our seats, not at those of others', () => {
    expect(unseenStandInMoves(at([person(3), person(2)], [1]), nothing)).toBe(2);
    expect(unseenStandInMoves(at([person(3), person(2)], [0, 1]), nothing)).toBe(5);
    expect(unseenStandInMoves(at([person(3), person(2)], []), nothing)).toBe(0);
  });

  it('are told once the bot has gone', () => {
    expect(unseenStandInMoves(at([person(3, true)], [0]), nothing)).toBe(0);
  });

  it('are told once, and again only as more are made or another match has begun', () => {
    const known = { table: 't', match: 0, moves: 3 };
    expect(unseenStandInMoves(at([person(3)], [0]), known)).toBe(0);
    expect(unseenStandInMoves(at([person(5)], [0]), known)).toBe(2);
    expect(unseenStandInMoves(at([person(1)], [0], 1), known)).toBe(1);
  });
});
