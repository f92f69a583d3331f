import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/faces/french/index.ts';
import { cameraViewFor } from './camera.ts';
import { cardSize } from './cardSize.ts';
import { gazesOf } from './gaze.ts';

const SEATS = 5;
const SHOT = cameraViewFor(1280, 720, { top: 0, right: 0, bottom: 0, left: 0 }, cardSize(FRENCH));

/** Where all look while it is the turn of these, and somebody speaks. Place 0 is near, 1 and 2 on the left, 3 and 4 on the right. */
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
        notes: [],
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
