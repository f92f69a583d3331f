/** Why a bot played as it did: its move beside the best other one, as a search from its seat finds them, and whom it took for the partner. */
import { maxBy } from '../engine/collections.ts';
import type { Game, PartnerSign } from '../engine/game.ts';
import { isAsked, type Match, matchAfter } from '../engine/match.ts';
import type { AnyMove, Seat } from '../engine/rules.ts';
import { viewOf } from '../engine/view.ts';
import { type Advice, advise, type RankedMove } from './advice.ts';
import { isSeatObservation } from './policy.ts';
import { moveKey } from './search/playout.ts';
import type { Interruptible } from './search/search.ts';

/** A seat and how likely it seemed, 0 to 1, to be the partner. */
export interface SuspectedPartner {
  readonly seat: Seat;
  readonly chance: number;
  /** What made it seem so most; absent before anything did. */
  readonly since?: PartnerSign;
}

/**
 * `only`: one legal move; `book`: no search is needed, and anybody plays so; `unusual`: nor is one, and the `other` move is
 * usual; `better`, `even` and `worse`: by how much, in the game's unit, than the best `other` one.
 */
export type Reason = (
  | { readonly kind: 'only' | 'book' }
  | { readonly kind: 'unusual'; readonly other: AnyMove }
  | { readonly kind: 'better' | 'even' | 'worse'; readonly other: AnyMove; readonly margin: number }
) & { readonly partner?: SuspectedPartner };

/** What is as good as certain is known to all, and no reason. */
const KNOWN = 0.995;

/**
 * The reason for the move that a match's event is; undefined for chance, and in a game without search. It knows what
 * that seat knew. For finished deals alone: whom a seat takes for the partner tells what it holds. `iterations`: of each
 * search, as `advise` has them.
 */
export function* reasonFor(
  game: Game,
  played: Match,
  index: number,
  iterations?: number,
): Interruptible<Reason | undefined> {
  const { rules, searchModel: mind } = game;
  const event = played.events[index];
  if (!mind || !event || event.by === 'chance') return undefined;
  const { by: seat, t: _t, ...move } = event;
  const match = matchAfter(played, index);
  const { observation, moves } = viewOf(rules, match.state, seat);
  if (!isAsked(match, seat) || !isSeatObservation(observation)) return undefined;
  const partner = suspectedPartner(game, observation, seat);
  const advice = yield* advise({ rules, mind, observation, moves, ...(iterations && { iterations }) });
  return { ...judged(move, advice), ...(partner && { partner }) };
}

function judged(move: AnyMove, { move: advised, sureness, weighed }: Advice): Reason {
  if (sureness === 'only') return { kind: 'only' };
  const isMade = (one: AnyMove): boolean => moveKey(one) === moveKey(move);
  const made = weighed.find((one) => isMade(one.move));
  if (!made) return isMade(advised) ? { kind: 'book' } : { kind: 'unusual', other: advised };
  return compared(
    made,
    weighed.filter((one) => one !== made),
  );
}

function compared(made: RankedMove, others: readonly RankedMove[]): Reason {
  const other = maxBy(others, ({ worth }) => worth);
  const margin = made.worth - other.worth;
  const isClear = Math.abs(margin) > Math.max(made.give, other.give);
  const kind = isClear ? (margin > 0 ? 'better' : 'worse') : 'even';
  return { kind, other: other.move, margin };
}

/** The likeliest partner of who plays the contract, as this seat saw it; undefined where it knows, or there is none. */
function suspectedPartner(game: Game, observation: unknown, seat: Seat): SuspectedPartner | undefined {
  const suspects = game.partnerSuspects?.(observation as never);
  if (!suspects) return undefined;
  const { caller, chances } = suspects;
  const others = [...chances.entries()].filter(([suspect]) => suspect !== caller);
  const [likeliest, chance] = maxBy(others, ([, chance]) => chance);
  if (likeliest === seat || chance >= KNOWN || chance === 0) return undefined;
  const since = game.partnerSign?.(observation as never, likeliest);
  return { seat: likeliest, chance, ...(since && { since }) };
}
