import { describe, expect, it } from 'vitest';
import { OPEN } from '../../tricks/beats.ts';
import { beats } from './selectors/beats.ts';
import { layoutContextOf, randomMatch } from './testing.ts';
import { callout } from './tv.ts';

/** Every beat of a match, with its callout. */
const steps = [1, 2, 3].flatMap((seed) => {
  const updates = randomMatch(seed, 'everyone');
  return updates.flatMap((update, k) => {
    const before = updates[k - 1]?.observation ?? null;
    return beats(update.observation, before ?? undefined).map(({ name }) => {
      const moment = { ...layoutContextOf('everyone', update, name), before };
      return { now: update.observation, before, beat: name, cry: callout(update.observation, moment) };
    });
  });
});

describe('what is called out at a seat', () => {
  it('is every bid and every pass', () => {
    const spoken = steps.filter(({ now }) => now.last?.type === 'bid' || now.last?.type === 'pass');
    expect(spoken.length).toBeGreaterThan(10);
    for (const { now, cry } of spoken) expect(cry?.seat).toBe(now.last?.by);
    expect(spoken.some(({ cry }) => cry?.word === 'Pass')).toBe(true);
  });

  it('is who turns out to play with the declarer, once the called card has shown it (BC-16)', () => {
    const found = steps.filter(({ cry }) => cry?.word.startsWith('I’m'));
    expect(found).not.toEqual([]);
    for (const { now, before, cry } of found) {
      expect(before?.teammate).toBeNull();
      expect(cry).toEqual({ seat: now.teammate, word: 'I’m with you!' });
    }
  });

  it('is nothing else', () => {
    const silent = steps.filter(
      ({ now, beat }) => now.last?.type === 'deal' || (now.last?.type === 'trump' && beat !== OPEN),
    );
    for (const { cry } of silent) expect(cry).toBeUndefined();
  });
});
