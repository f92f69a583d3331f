/** What a seat had to decide in a deal, as it saw it then. */
import { type Match, newMatch, take } from '../../engine/match.ts';
import type { SearchModel } from '../../engine/mind.ts';
import { seeded } from '../../engine/random.ts';
import type { AnyMove, GameTypes, Seat } from '../../engine/rules.ts';
import { viewOf } from '../../engine/view.ts';
import { isSeatObservation, type SeatObservation } from '../policy.ts';
import type { Deal } from './deals.ts';

export interface Decision {
  /** The number of the move among the match's events. */
  readonly event: number;
  readonly made: AnyMove;
  readonly observation: SeatObservation<GameTypes>;
  readonly moves: readonly AnyMove[];
}

/** Those in which there was a choice; `unsearched`: so many others that are played by the book. */
export function decisionsOf(
  { rules, options, seats, events }: Match,
  mind: SearchModel,
  { from, until }: Deal,
  seat: Seat,
): { readonly decisions: Decision[]; readonly unsearched: number } {
  const again = newMatch(rules, options, seats);
  const decisions: Decision[] = [];
  let unsearched = 0;
  for (const [event, taken] of events.slice(0, until).entries()) {
    if (event >= from && taken.by === seat) {
      const { observation, moves } = viewOf(rules, again.state, seat);
      if (moves.length > 1 && isSeatObservation(observation)) {
        const { by: _by, t: _t, ...made } = taken;
        if (mind.bookMove?.(observation, moves, seeded(0))) unsearched++;
        else decisions.push({ event, made, observation, moves });
      }
    }
    take(again, taken);
  }
  return { decisions, unsearched };
}
