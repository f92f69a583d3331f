import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import { moveEvent, newMatch, play, take } from '../../../engine/match.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { rules } from '../rules.ts';
import { type Briscola, handOf, type State } from '../state.ts';
import { table } from '../testing.ts';
import { normal } from './normal.ts';
import { mcmcStep } from './search-model.ts';

/** The first deal played among `normal`, after so many cards. */
function deep(seed: number, cards: number) {
  const random = seeded(seed);
  const match = newMatch<Briscola>(rules, table({ deals: 1 }).state.options, 5);
  while (match.state.phase !== 'play' || match.state.played.length < cards) {
    const turn = rules.toAct(match.state);
    if (turn === 'chance') take(match, { by: 'chance', ...rules.drawChance(match.state, random) });
    else if (turn !== 'over') {
      const [seat = 0] = turn;
      play(
        match as never,
        moveEvent(seat, normal(observationOf(match, seat), rules.legalMoves(match.state, seat), random)),
      );
    }
  }
  return match;
}

function worldsOf(start: State, viewer: number, count: number, random: Random): State[] {
  const next = mcmcStep(viewer, start, random);
  return Array.from({ length: count }, next);
}

describe('worlds that wander', () => {
  it('look to the viewer as the truth does', () => {
    for (const [seed, cards] of [0, 3, 12, 21, 34].entries()) {
      const match = deep(seed, cards);
      for (const viewer of [0, 2, 4]) {
        const seen = observationOf(match, viewer);
        const random = seeded(seed);
        for (const world of worldsOf(rules.resample(seen, random), viewer, 20, random)) {
          expect(rules.observe(world, viewer)).toEqual(seen);
        }
      }
    }
  });

  it('give the declarer the trumps that its bid promises', () => {
    const trumps = (world: State): number => {
      const declarer = world.declarer ?? 0;
      return handOf(world, declarer).filter((card) => Math.floor(card / 10) === world.trump).length;
    };
    const mean = (worlds: readonly State[]) => worlds.reduce((sum, world) => sum + trumps(world), 0) / worlds.length;
    let [flat, likely, truly] = [0, 0, 0];
    for (let seed = 0; seed < 30; seed++) {
      const match = deep(seed, 0);
      const viewer = ((match.state.declarer ?? 0) + 1) % 5;
      const seen = observationOf(match, viewer);
      const random = seeded(seed);
      flat += mean(Array.from({ length: 40 }, () => rules.resample(seen, random)));
      likely += mean(worldsOf(rules.resample(seen, random), viewer, 40, random));
      truly += trumps(match.state);
    }
    expect(Math.abs(likely - truly)).toBeLessThan(Math.abs(flat - truly) / 2);
  });
});
