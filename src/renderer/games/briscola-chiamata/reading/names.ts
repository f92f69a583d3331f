/** Cards and calls in words. */
import { type FrenchCard, rankOf, suitOf } from '#shared/cards/french.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Bid, Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { Say } from '../../../words/say.ts';

/** "ace of spades". */
export function cardName(card: FrenchCard, say: Say): string {
  return say('card', { rank: rankOf(card), suit: suitOf(card) });
}

/** "king", "2 with 74". */
export function bidName({ rank, points }: Bid, say: Say): string {
  return say('bid', { rank: say('rank', { rank }), points });
}

/** What a seat has said last in the auction; nothing if it has not spoken. */
export function latestCall({ calls }: Observation, seat: Seat, say: Say): string | undefined {
  const latest = calls.findLast((call) => call.seat === seat);
  if (!latest) return undefined;
  return latest.bid ? bidName(latest.bid, say) : say('note.passed');
}
