/** Names of cards and calls. */
import { type FrenchCard, rankOf, suitOf } from '#shared/cards/french.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Bid, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Say } from '../../../i18n/say.ts';
import { nameAt, type ViewContext } from '../../game.ts';

/** BC-16: the holder of the called card knows their side; nobody else does before it is played. */
export function secretNote(
  { own, declarer, teammate, viewer }: Observation,
  { seated, say }: ViewContext,
): string | undefined {
  if (declarer === null || teammate !== null || !own?.isTeammate) return undefined;
  return say(declarer === viewer ? 'status.you-are-alone' : 'status.you-are-called', {
    name: nameAt({ seated, say }, declarer),
  });
}

/** BC-4. */
export const SEATS = [0, 1, 2, 3, 4] as const;

/** Who dealt the cards on the table. Once a deal is scored, the observation names the next dealer already. */
export function dealtBy({ dealer, phase }: Observation): Seat | null {
  if (dealer === null || phase !== 'scored') return dealer;
  return (dealer + SEATS.length - 1) % SEATS.length;
}

/** "ace of spades". */
export function cardName(card: FrenchCard, say: Say): string {
  return say('card', { rank: rankOf(card), suit: suitOf(card) });
}

/** "king", "2 with 74". */
export function bidName({ rank, points }: Bid, say: Say): string {
  return say('bid', { rank: say('rank', { rank }), points });
}

/** A seat's latest call in the auction; undefined if it has not called. */
export function latestCall({ calls }: Observation, seat: Seat, say: Say): string | undefined {
  const latest = calls.findLast((call) => call.seat === seat);
  if (!latest) return undefined;
  return latest.bid ? bidName(latest.bid, say) : say('note.passed');
}
