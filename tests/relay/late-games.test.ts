/** Every game between two houses, over lines that are more and more late: to the score, and how long each press took. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { removeFolders } from '../host/support/test-server.ts';
import { gatherLate, playLateMatch, SHORT } from './support/late-match.ts';
import { stopAll } from './support/relayed.ts';

afterEach(stopAll);
afterAll(removeFolders);

describe.each([
  { roundTripMs: 50, loss: 0 },
  { roundTripMs: 150, loss: 0 },
  { roundTripMs: 300, loss: 0 },
  { roundTripMs: 300, loss: 0.03 },
])('$roundTripMs ms there and back, $loss lost', (lateness) => {
  it.each(Object.keys(SHORT))('%s is played to the score', async (game) => {
    const began = performance.now();
    const { waits, refused, isOver } = await playLateMatch(await gatherLate(game, lateness));
    const sorted = waits.toSorted((one, other) => one - other).map(Math.round);
    const middle = sorted[Math.floor(sorted.length / 2)];
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `${game}, ${lateness.roundTripMs} ms, ${lateness.loss * 100} %: ${sorted.length} presses seen after ${middle} ms, ${sorted.at(-1)} ms at most; ${refused} refused; ${seconds} s\n`,
    );
    expect(isOver).toBe(true);
    expect(waits.length).toBeGreaterThan(0);
  });
});
