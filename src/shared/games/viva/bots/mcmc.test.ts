import { describe, expect, it } from 'vitest';
import { isSeatObservation } from '../../../bots/policy.ts';
import { asIndexedRules, nextDecision } from '../../../bots/search/playout.ts';
import type { VivaCard } from '../../../cards/viva.ts';
import { present } from '../../../engine/collections.ts';
import { type Random, seeded } from '../../../engine/random.ts';
import { rules } from '../rules.ts';
import { countOf, designsIn, designsShowing } from '../state/design-sets.ts';
import { namesOf } from '../state/designs.ts';
import { cardsIn, countAmong, type HandHistory, heldIn } from '../state/hand.ts';
import type { State } from '../state/state.ts';
import { handOf } from '../state/table.ts';
import { table } from '../testing.ts';
import { inferredKeptCards } from './inferred-voids.ts';
import { mcmcStep } from './mcmc.ts';
import type { VivaObservation } from './player.ts';
import { blockedFor, boardColours, fittingSomewhere } from './position.ts';
import { searchModel } from './search-model.ts';

/** Plays first rounds among `normal`, and checks one position in so many. */
function throughRounds(
  seats: number,
  rounds: number,
  look: (state: State, seen: VivaObservation) => void,
  oneIn = 10,
): void {
  const random = seeded(seats);
  for (let round = 0; round < rounds; round++) {
    const state = rules.initial(table(seats, { rounds: 1 }).state.options, seats);
    for (let moves = 0; moves < 300; moves++) {
      const decides = nextDecision(asIndexedRules(rules), searchModel, state, random);
      if (!decides) break;
      const seen = rules.observe(state, decides.seat);
      if (decides.moves.length > 1 && random.below(oneIn) === 0 && isSeatObservation(seen)) look(state, seen);
      rules.indexedMoves?.apply(
        state,
        decides.seat,
        searchModel.rolloutMove(state, decides.seat, decides.moves, random),
      );
    }
  }
}

function worldsOf(seen: VivaObservation, count: number, random: Random): State[] {
  const next = mcmcStep(seen, rules.resample(seen, random), random);
  return Array.from({ length: count }, next);
}

/** Who has drawn nothing since a restock holds cards only that were in hands then (VI-12). */
function holdsOldCards({ table }: State, viewer: number, { stocks, hands }: HandHistory<VivaCard | null>): boolean {
  const old = present(stocks[0], 'stock');
  return hands.every((passages, seat) => {
    if (seat === viewer || passages.some((passage) => 'came' in passage && passage.from > 0)) return true;
    const hand = namesOf(cardsIn(handOf(table.hands, seat)));
    return hand.every((card) => countOf(hand, card) <= countOf(old, card));
  });
}

/** How many designs of its hand a seat could play. */
function playable({ table }: State, seat: number): number {
  const lying = boardColours(table);
  const fits = designsShowing(fittingSomewhere(lying)) & ~designsShowing(blockedFor(lying, seat));
  return designsIn(heldIn(handOf(table.hands, seat)) & fits).length;
}

describe('worlds of VIVA that wander', () => {
  it.each([2, 3, 6])('look to a viewer among %i as the truth does', (seats) => {
    const random = seeded(seats);
    throughRounds(seats, 12, (_, seen) => {
      for (const world of worldsOf(seen, 3, random)) {
        // Hand histories are dropped: these worlds are only played on.
        const { past: _past, ...table } = rules.observe(world, seen.viewer).table;
        const { past, ...truly } = seen.table;
        expect(table).toEqual(truly);
        if (past) expect(holdsOldCards(world, seen.viewer, past)).toBe(true);
      }
    });
  });

  it('give others as few cards to play as they truly have, sooner than any worlds do', () => {
    let [flat, likely, truly] = [0, 0, 0];
    const random = seeded(1);
    const mean = (worlds: readonly State[], seat: number) =>
      worlds.reduce((sum, world) => sum + playable(world, seat), 0) / worlds.length;
    throughRounds(3, 40, (state, seen) => {
      const seat = (seen.viewer + 1) % 3;
      flat += mean(
        Array.from({ length: 5 }, () => rules.resample(seen, random)),
        seat,
      );
      likely += mean(worldsOf(seen, 5, random), seat);
      truly += playable(state, seat);
    });
    expect(Math.abs(likely - truly)).toBeLessThan(Math.abs(flat - truly) / 2);
  });

  it('give who holds few cards one to lay last about as often as it truly kept one', () => {
    let [flat, likely, truly] = [0, 0, 0];
    const random = seeded(1);
    const look = (state: State, seen: VivaObservation) => {
      const [kept] = inferredKeptCards(seen);
      if (!kept || kept.since > 0) return;
      const has = ({ table }: State) => (countAmong(handOf(table.hands, kept.seat), kept.designs) > 0 ? 1 : 0);
      for (let k = 0; k < 5; k++) flat += has(rules.resample(seen, random)) / 5;
      for (const world of worldsOf(seen, 5, random)) likely += has(world) / 5;
      truly += has(state);
    };
    throughRounds(4, 60, look, 1);
    expect(Math.abs(likely - truly)).toBeLessThan(Math.abs(flat - truly) / 2);
  });
});
