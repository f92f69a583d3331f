/** Scoring of a deal. */
import { at, present } from '../../engine/collections.ts';
import type { Seat } from '../../engine/rules.ts';
import { winningBid } from './auction.ts';
import { ALL_SEATS, stake } from './cards.ts';
import type { DealResult, Options, State } from './state.ts';

/** BC-17 to BC-20: what a played deal brings. */
export function resultOfDeal(state: State): DealResult {
  const { options, factor, taken } = state;
  const winner = present(state.declarer, 'declarer');
  const bid = winningBid(state).points;
  const holder = present(state.teammate, 'seat that played the called card');
  const teammate = holder === winner ? null : holder;
  const points = at(taken, winner) + (teammate === null ? 0 : at(taken, teammate));
  const sign = points >= bid ? 1 : -1;
  const doubling = options.sweep === 'double' && isSweep(state, [winner, holder]) ? 2 : 1;
  const unit = sign * stake(bid) * doubling * factor;
  return { winner, teammate, bid, points, scores: share(unit, winner, teammate, options.teammateScore) };
}

/** BC-20: whether one side took every trick. */
function isSweep({ leaders }: State, side: readonly Seat[]): boolean {
  const takers = leaders.slice(1);
  const taken = takers.filter((taker) => side.includes(taker)).length;
  return taken === 0 || taken === takers.length;
}

/** BC-18, BC-19: five scores by seat, from what the deal is worth: positive if the winner's side made its bid. */
function share(
  unit: number,
  winner: Seat,
  teammate: Seat | null,
  teammateScore: Options['teammateScore'],
): readonly number[] {
  return ALL_SEATS.map((seat) => {
    if (seat === winner) return unit * (teammate === null ? 4 : 2);
    if (seat === teammate) return unit * (teammateScore === 'half' ? 1 : 2);
    return -unit;
  });
}
