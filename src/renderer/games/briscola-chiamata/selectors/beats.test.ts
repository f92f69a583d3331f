import { describe, expect, it } from 'vitest';
import { LANDING_MS } from '../../../client/match/playback-queue.ts';
import { durationOf } from '../../../motion/highlights/highlight-timeline.ts';
import { GATHERED, OPEN } from '../../../tricks/beats.ts';
import { lyingTrick } from '../../../tricks/names.ts';
import { randomMatch } from '../testing.ts';
import { beats, isTeammateShown } from './beats.ts';

const updates = randomMatch(3, 0).map(({ observation }) => observation);
const steps = updates.map((now, k) => ({ now, before: updates[k - 1], names: namesOf(k) }));

function namesOf(k: number): string[] {
  const now = updates[k];
  return now ? beats(now, updates[k - 1]).map(({ name }) => name) : [];
}

describe('the beats of Briscola Chiamata', () => {
  it('gather all cards before they are dealt', () => {
    const deals = steps.filter(({ now }) => now.last?.type === 'deal');
    expect(deals.length).toBeGreaterThan(1);
    for (const { names } of deals) expect(names).toEqual([GATHERED, 'settled']);
  });

  it('leave a full trick open long enough to be read, and no other card', () => {
    const plays = steps.filter(({ now }) => now.last?.type === 'play');
    const full = plays.filter(({ now }) => lyingTrick(now.tricks)?.winner !== null);
    expect(full).toHaveLength(16);
    for (const { now, before } of full) {
      expect(beats(now, before)[0]).toMatchObject({ name: OPEN });
      expect(beats(now, before)[0]?.ms).toBeGreaterThanOrEqual(1400);
    }
    for (const { now, before, names } of plays) {
      if (lyingTrick(now.tricks)?.winner === null && !isTeammateShown(now, before)) expect(names).toEqual(['settled']);
    }
  });

  it('leave time for who the companion is, in light first and in words after it (BC-16)', () => {
    const unmasked = updates.flatMap((now, k) =>
      isTeammateShown(now, updates[k - 1]) ? [beats(now, updates[k - 1])] : [],
    );
    expect(unmasked.length).toBeGreaterThan(0);
    for (const [first, last] of unmasked) {
      expect(first?.withholdsScore).toBe(true);
      expect(first?.ms).toBeGreaterThanOrEqual(LANDING_MS + durationOf({ kind: 'unmasked' }));
      expect(last?.withholdsScore).toBeUndefined();
    }
  });

  it('let nobody read the score of a deal while its last trick lies there', () => {
    const ends = steps.filter(({ now, before }) => before?.phase === 'play' && now.phase !== 'play');
    expect(ends).not.toEqual([]);
    for (const { now, before } of ends) {
      expect(beats(now, before).map(({ withholdsScore: untold }) => untold ?? false)).toEqual([true, false]);
    }
  });

  it('show who comes in later how it stands, not how it came about', () => {
    for (const { now } of steps.filter(({ now }) => now.last?.type === 'play')) {
      expect(beats(now, undefined)).toHaveLength(1);
    }
  });
});
