/** Names of cards and calls. */
import type { FrenchCard } from '#shared/cards/french.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Bid, Observation } from '#shared/games/briscola-chiamata/state.ts';
import type { Say } from '../../../i18n/say.ts';
import { cardName as trickCardName } from '../../../tricks/names.ts';
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

/** "ace of spades". */
export function cardName(card: FrenchCard, say: Say): string {
  return trickCardName(BASICS, card, say);
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
