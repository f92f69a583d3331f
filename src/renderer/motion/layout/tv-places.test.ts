import { describe, expect, it } from 'vitest';
import { SLIP_SIZE_CM, TV_SLIP_SCALE } from '../highlights/slips.ts';
import { TV_TABLE } from './table-geometry.ts';
import { beforeHand, besidePlate, tvSeat, tvSeatTurn } from './tv-places.ts';

const TABLES = [2, 3, 4, 5, 6];
const steps = (seats: number): number[] => Array.from({ length: seats }, (_, step) => step);

describe.each(TABLES)('a television’s table with %i seats', (seats) => {
  const plates = steps(seats).map((step) => tvSeat(step, seats));

  it('seats them clockwise, the first at the near edge', () => {
    expect(plates[0]?.side).toBe('near');
    const angles = plates.map(({ plate }) => (Math.atan2(-plate.x, plate.z) + 2 * Math.PI) % (2 * Math.PI));
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  });

  it('keeps the corners of the picture free', () => {
    for (const { plate } of plates) {
      const isInCorner = Math.abs(plate.x) > TV_TABLE.halfWidth * 0.6 && Math.abs(plate.z) > TV_TABLE.halfDepth * 0.4;
      expect(isInCorner).toBe(false);
    }
  });

  it('lays what is a seat’s on its cloth, beside its plate', () => {
    for (const [step, { plate }] of plates.entries()) {
      for (const right of [-5, 6]) {
        const place = besidePlate(step, seats, right);
        expect(Math.abs(place.x)).toBeLessThan(TV_TABLE.halfWidth);
        expect(Math.abs(place.z)).toBeLessThan(TV_TABLE.halfDepth);
        expect(Math.hypot(place.x - plate.x, place.z - plate.z)).toBeLessThan(23);
      }
    }
  });

  it('turns a card of a trick towards its seat', () => {
    for (const [step, { plate }] of plates.entries()) {
      const turn = (tvSeatTurn(step, seats) * Math.PI) / 180;
      expect(Math.sin(turn) * plate.x + Math.cos(turn) * plate.z).toBeGreaterThan(0);
    }
  });
});

describe.each(TABLES)('what is put down before %i seats of a television', (seats) => {
  const places = steps(seats).map((step) => beforeHand(step, seats));

  it('lies on the cloth, and none on another', () => {
    for (const [k, { x, z }] of places.entries()) {
      expect(Math.abs(x) + SLIP_SIZE_CM.width * 0.75).toBeLessThan(TV_TABLE.halfWidth);
      expect(Math.abs(z) + SLIP_SIZE_CM.height * 0.75).toBeLessThan(TV_TABLE.halfDepth);
      for (const other of places.slice(k + 1)) {
        const apart =
          Math.abs(x - other.x) > SLIP_SIZE_CM.width * TV_SLIP_SCALE ||
          Math.abs(z - other.z) > SLIP_SIZE_CM.height * TV_SLIP_SCALE;
        expect(apart).toBe(true);
      }
    }
  });
});
