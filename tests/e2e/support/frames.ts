/** What the drawn table costs. */
import type {} from '../../../src/renderer/match/tabletop/test-probe.ts';
import { type Guest, PATIENCE } from './guest.ts';

/** The draw calls of the last frame. */
export function drawCalls({ page }: Guest): Promise<number> {
  return page.evaluate(() => window.pannoVerde?.stats.drawCalls ?? 0);
}

/**
 * How many frames are drawn within so many ms, once nothing moves any more. On a slow machine a frame can take longer
 * than one may take for rest; so a frame in that time is waited out, and it is looked at once more.
 */
export async function framesAtRest({ page }: Guest, ms: number): Promise<number> {
  const frames = () => page.evaluate(() => window.pannoVerde?.stats.frames ?? 0);
  const drawnWithin = async (time: number) => {
    const before = await frames();
    await page.waitForTimeout(time);
    return (await frames()) - before;
  };
  for (const end = Date.now() + PATIENCE; ; ) {
    const drawn = (await drawnWithin(1000)) || (await drawnWithin(ms));
    if (drawn === 0 || Date.now() > end) return drawn;
  }
}
