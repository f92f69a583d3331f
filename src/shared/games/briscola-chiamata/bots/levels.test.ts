import { describe, expect, it } from 'vitest';
import { leadBetween, observationOf } from '../../../bots/testing.ts';
import { seeded } from '../../../engine/random.ts';
import { briscolaChiamata } from '../index.ts';
import { rules } from '../rules.ts';
import { auction, deal, table, trump } from '../testing.ts';
import { normal } from './normal.ts';

function lead(levels: readonly [string, string], deals: number) {
  return leadBetween(briscolaChiamata, levels, { seats: 5, options: table({ deals: 1 }).options, deals });
}

describe('levels', { timeout: 90_000 }, () => {
  it('normal beats easy by more than luck would', () => {
    const { mean, halfWidth } = lead(['normal', 'easy'], 100);
    expect(mean).toBeGreaterThan(halfWidth);
  });

  it('easy beats random by more than luck would', () => {
    const { mean, halfWidth } = lead(['easy', 'random'], 50);
    expect(mean).toBeGreaterThan(halfWidth);
  });

  it('normal decides in less than a millisecond', () => {
    const match = trump(auction(deal(table()), 'A - K Q - 6 4 - -'), 'D');
    const observation = observationOf(match, 4);
    const moves = rules.legalMoves(match.state, 4);
    const fifty = (): number => {
      const start = Date.now();
      for (let k = 0; k < 50; k++) normal(observation, moves, seeded(1));
      return Date.now() - start;
    };
    // Others slow a machine down and nothing speeds it up: the fastest time tells.
    expect(Math.min(...Array.from({ length: 10 }, fifty)) / 50).toBeLessThan(1);
  });
});
