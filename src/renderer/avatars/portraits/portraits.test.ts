import { describe, expect, it } from 'vitest';
import { PORTRAITS } from '#shared/protocol/avatar.ts';
import { AHEAD } from './head-pose.ts';
import { shapesOfPortrait } from './portraits.tsx';

const LEFT = { right: -1, down: 0 };

/** A portrait's visible colours, apart from positions. */
const inks = (puppet: boolean) => PORTRAITS.map((id) => JSON.stringify(shapesOfPortrait({ id, puppet }, AHEAD)));

describe('the portraits', () => {
  it('are twenty-four, none like another, and every one another as a puppet', () => {
    expect(PORTRAITS).toHaveLength(24);
    expect(new Set([...inks(false), ...inks(true)]).size).toBe(48);
  });

  it.each(PORTRAITS)('%s turns: pupils go further than noses, and shoulders stay', (id) => {
    const of = { id, puppet: false };
    const ahead = shapesOfPortrait(of, AHEAD);
    const left = shapesOfPortrait(of, LEFT);
    expect(left.map(({ d }) => d)).toEqual(ahead.map(({ d }) => d));
    const steps = left.map(({ x }, k) => x - (ahead[k]?.x ?? 0));
    expect(Math.min(...steps)).toBeLessThan(-6);
    expect(steps).toContain(0);
  });

  it('are light enough to be fetched while a hand is looked at', async () => {
    const zipped = new Blob([inks(false).join()]).stream().pipeThrough(new CompressionStream('gzip'));
    expect((await new Response(zipped).arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000);
  });
});
