import { expect, it } from 'vitest';
import { LagMeter } from './lag.ts';

/** What the line feels like after each of these round trips. */
function after(...trips: number[]) {
  const meter = new LagMeter();
  return trips.map((ms) => {
    meter.measured(ms);
    return meter.lag;
  });
}

it('is not known before the first round trip', () => {
  expect(new LagMeter().lag).toBe(null);
});

it('is good below 80 ms, fair below 250, else poor', () => {
  expect([79, 80, 249, 250].map((ms) => after(ms)[0])).toEqual(['good', 'fair', 'fair', 'poor']);
});

it('is that of the median: one slow round trip changes nothing, three of five do', () => {
  expect(after(20, 20, 900, 20, 900, 900)).toEqual(['good', 'good', 'good', 'good', 'good', 'poor']);
});

it('forgets old round trips', () => {
  expect(after(900, 900, 900, 20, 20, 20).at(-1)).toBe('good');
});

it('says when it feels different, and only then', () => {
  const meter = new LagMeter();
  expect([20, 30, 300, 300, 300].map((ms) => meter.measured(ms))).toEqual([true, false, false, true, false]);
});
