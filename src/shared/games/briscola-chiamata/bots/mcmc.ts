/** MCMC over deals: proposes swaps of two hidden cards (Metropolis et al., 1953). */
import { at } from '../../../engine/collections.ts';
import { type Random, randomFraction } from '../../../engine/random.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import type { CardNumber } from '../state/cards.ts';
import { ALL_SEATS } from '../state/seats.ts';
import { handOf, type State } from '../state/state.ts';
import { handLogLikelihood } from './likelihood.ts';
import { withHands } from './world-queries.ts';

/** Swaps per step; and burn-in swaps, as the start may be unlikely. */
const CHANGES = 8;
const BEFORE = 100;

/**
 * Deals weighted by the others' calls, trump and plays. `start`: any deal in play consistent with
 * the observation.
 */
export function mcmcStep(viewer: Viewer, start: State, random: Random): () => State {
  const hands = ALL_SEATS.map((seat) => handOf(start, seat));
  const hidden = ALL_SEATS.filter((seat) => seat !== viewer && at(hands, seat).length > 0);
  if (hidden.length < 2) return () => start;
  const likelihood = memoizedJudge(handLogLikelihood(start));
  const now = ALL_SEATS.map((seat) => (hidden.includes(seat) ? likelihood(seat, at(hands, seat)) : 0));
  const change = () => {
    const first = random.below(hidden.length);
    const one = at(hidden, first);
    const other = at(hidden, (first + 1 + random.below(hidden.length - 1)) % hidden.length);
    const [here, there] = [at(hands, one), at(hands, other)];
    const [k, m] = [random.below(here.length), random.below(there.length)];
    const changedHere = here.with(k, at(there, m));
    const changedThere = there.with(m, at(here, k));
    const [likelyHere, likelyThere] = [likelihood(one, changedHere), likelihood(other, changedThere)];
    const gain = likelyHere + likelyThere - at(now, one) - at(now, other);
    if (gain < 0 && randomFraction(random) > Math.exp(gain)) return;
    [hands[one], hands[other]] = [changedHere, changedThere];
    [now[one], now[other]] = [likelyHere, likelyThere];
  };
  for (let k = 0; k < BEFORE; k++) change();
  return () => {
    for (let k = 0; k < CHANGES; k++) change();
    return withHands(start, [...hands]);
  };
}

/** Cached: late in a deal the same hands recur. */
function memoizedJudge(judge: (seat: Seat, hand: readonly CardNumber[]) => number): typeof judge {
  const known = ALL_SEATS.map(() => new Map<number, number>());
  return (seat, hand) => {
    let name = 0;
    for (const card of hand) name += 2 ** card;
    const judged = known[seat]?.get(name) ?? judge(seat, hand);
    known[seat]?.set(name, judged);
    return judged;
  };
}
