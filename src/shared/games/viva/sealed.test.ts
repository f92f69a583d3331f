import { expect, it } from 'vitest';
import { playMatch } from '../../engine/checks/properties.ts';
import { present } from '../../engine/collections.ts';
import { newMatch, play } from '../../engine/match.ts';
import { viva } from './index.ts';
import { rules } from './rules.ts';
import { table } from './testing.ts';

it('a round’s stock and hands are gathered unseen: nothing is opened before the end, and every round has its seal', () => {
  const { options } = table(3, { rounds: 3, edition: 'pocket' });
  const played = playMatch(viva, options, 3, present(viva.bots.random, 'random bot'), 5);
  const match = newMatch(rules, options, 3);
  const begun: string[] = [];
  for (const event of played.events) {
    expect(rules.isFullyRevealed(match.state)).toBe(false);
    if (event.by === 'chance') begun.push(`${event.type}${rules.startsNewSeal?.(match.state) ? ' afresh' : ''}`);
    expect(play(match, event)).toBeUndefined();
  }
  expect(rules.isFullyRevealed(match.state)).toBe(true);
  expect(begun.filter((type) => type !== 'restock').slice(0, 4)).toEqual([
    'starter',
    'deal',
    'deal afresh',
    'deal afresh',
  ]);
});
