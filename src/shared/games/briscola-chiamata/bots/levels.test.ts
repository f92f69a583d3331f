import { describe, expect, it } from 'vitest';
import { seenBy } from '../../../bots/testing.ts';
import { contest } from '../../../bots/tournament.ts';
import type { Level } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/random.ts';
import { briscolaChiamata } from '../index.ts';
import { rules } from '../rules.ts';
import { auction, deal, table, trump } from '../testing.ts';
import { normal } from './normal.ts';

function lead(first: Level, second: Level, matches: number) {
  const { bots } = briscolaChiamata;
  const [one, other] = [bots[first], bots[second]];
  if (!one || !other) throw new Error('no such level');
  const { options } = table({ deals: 1 });
  return contest({ game: briscolaChiamata, seats: 5, options, first: one, second: other, matches, seed: 4 });
}

describe('levels', { timeout: 90_000 }, () => {
  it('normal beats easy by more than twice the standard error', () => {
    const { lead: ahead, error } = lead('normal', 'easy', 100);
    expect(ahead).toBeGreaterThan(2 * error);
  });

  it('easy beats random by more than twice the standard error', () => {
    const { lead: ahead, error } = lead('easy', 'random', 50);
    expect(ahead).toBeGreaterThan(2 * error);
  });

  it('normal decides in less than a millisecond', () => {
    const match = trump(auction(deal(table()), 'A - K Q - 6 4 - -'), 'D');
    const observation = seenBy(match, 4);
    const moves = rules.legalMoves(match.state, 4);
    const start = Date.now();
    for (let k = 0; k < 500; k++) normal(observation, moves, seeded(1));
    expect((Date.now() - start) / 500).toBeLessThan(1);
  });
});
