import { describe, expect, it } from 'vitest';
import type { Seated } from '#shared/protocol/table.ts';
import { gamepadOfSeat, seatOfGamepad } from './gamepad-seats.ts';

const person = (name: string, pad?: number): Seated => ({
  kind: 'person',
  name,
  ...(pad !== undefined && { pad }),
  here: true,
  lag: null,
  standIn: false,
  stoodIn: 0,
});
const seats = [person('Ada'), person('Gamepad 3', 2), person('Manette 2', 1)];

describe('the seat of a gamepad', () => {
  it('is the one at this window that it sat down on, in any language and wherever it was moved to', () => {
    expect(seatOfGamepad({ mine: [0, 2], seats }, 1)).toBe(2);
    expect(seatOfGamepad({ mine: [0, 2], seats: seats.toReversed() }, 1)).toBe(0);
    expect(gamepadOfSeat({ seats }, 2)).toBe(1);
  });

  it('is none for the gamepad of the window, nor one that lies at another window', () => {
    expect(seatOfGamepad({ mine: [0, 2], seats }, 0)).toBeUndefined();
    expect(seatOfGamepad({ mine: [0, 2], seats }, 2)).toBeUndefined();
    expect(gamepadOfSeat({ seats }, 0)).toBeUndefined();
  });

  it('is none of a person who is called like a gamepad', () => {
    expect(seatOfGamepad({ mine: [0], seats: [person('Gamepad 2')] }, 1)).toBeUndefined();
  });
});
