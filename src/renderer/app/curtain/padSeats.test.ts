import { describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { seatOfPad } from './padSeats.ts';

const say = (_key: string, params?: Record<string, unknown>) => `Gamepad ${params?.pad}`;
const person = (name: string): Seated => ({ kind: 'person', name, here: true, lag: null, standIn: false, stoodIn: 0 });
const seats = [person('Ada'), person('Gamepad 3'), person('Gamepad 2')];

describe('the seat of a gamepad', () => {
  it('is the one at this window that goes by its name, wherever it was moved to', () => {
    expect(seatOfPad({ mine: [0, 2], seats }, 1, say)).toBe(2);
    expect(seatOfPad({ mine: [0, 2], seats: seats.toReversed() }, 1, say)).toBe(0);
  });

  it('is none for the gamepad of the window, nor one that lies at another window', () => {
    expect(seatOfPad({ mine: [0, 2], seats }, 0, say)).toBeUndefined();
    expect(seatOfPad({ mine: [0, 2], seats }, 2, say)).toBeUndefined();
  });
});
