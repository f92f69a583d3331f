import { expect, it } from 'vitest';
import type { MatchupStanding } from '../src/shared/bots/arena.ts';
import { formatReport } from './arena-report.ts';

const certain = (mean: number) => ({ mean, halfWidth: 0.5 });

function table(bots: string[], lead: number) {
  const standing: MatchupStanding = { deals: 8, kinds: [], lead: certain(lead) };
  return { matchup: { game: 'viva', bots, seats: 2, options: {}, seed: 1 }, standing };
}

it('makes a ladder of each bot against each other, seen from the row', () => {
  const ladder = formatReport(
    [table(['normal', 'easy'], 2), table(['normal', 'random'], 3), table(['easy', 'random'], 1)],
    true,
  );
  const rows = ladder.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(rows.slice(1, 5)).toEqual([
    ['normal', 'easy', 'random'],
    ['normal', '+2.00 ± 0.50', '+3.00 ± 0.50'],
    ['easy', '−2.00 ± 0.50', '+1.00 ± 0.50'],
    ['random', '−3.00 ± 0.50', '−1.00 ± 0.50'],
  ]);
});
