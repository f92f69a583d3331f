/** Names of cards and calls. */
import type { FrenchCard } from '#shared/cards/french.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Bid, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Message, Say } from '../../../i18n/say.ts';
import { cardName as trickCardName } from '../../../tricks/names.ts';
import { nameAt, type OwnState, type ViewContext } from '../../game.ts';

/** What the viewer is, and what their turn asks for. */
export function ownState(observation: Observation, sight: ViewContext): OwnState {
  const { phase } = observation;
  return { am: ownSide(observation, sight), asked: phase === 'play' ? undefined : `asked.${phase}` };
}

/** BC-16: the holder of the called card knows their side; nobody else does before it is played. */
function ownSide({ own, declarer, teammate, calls, trump }: Observation, sight: ViewContext): Message | undefined {
  const { viewer } = sight;
  if (declarer === null || trump === null) {
    const call = calls.findLast(({ seat }) => seat === viewer);
    return call && !call.bid ? { key: 'you.passed' } : undefined;
  }
  const known = teammate === null ? 'no' : 'yes';
  if (!own?.isTeammate) return viewer === declarer ? { key: 'you.declarer' } : undefined;
  if (viewer === declarer) return { key: 'you.alone', params: { known } };
  return { key: 'you.partner', params: { known, name: bidiIsolated(nameAt(sight, declarer)) } };
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
