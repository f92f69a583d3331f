import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { type Beat, LANDING_MS } from '../../../client/match/playback-queue.ts';
import { MOMENT_MS } from '../../moment.ts';
import { isPerfect, justShown, latestEvents, misplay } from './turn-story.ts';

/** The beat in which everything is in its place. */
export const SETTLED = 'settled';
/** Between two turns: everything but the next decks is in its place. */
export const GATHERED = 'gathered';
/** A blessing, a curse or Fortune's cards are shown in the middle. */
export const SHOWN = 'shown';
/** A misplayed card is beside the one it had to beat. */
export const FROZEN = 'frozen';
/** The turn, or the game, is over; its cards are still there. */
export const ENDED = 'ended';

/** In ms at normal speed. The race goes on meanwhile, so all are short, and a move of the viewer's ends them. */
const BEAT_MS = { step: 60, turnUp: 150, gathered: 450, dealt: 250, shown: 1300, fortune: 2200 };
const WITH_MOMENT_MS = LANDING_MS + MOMENT_MS;
const TURN_OVER_MS = 1100;
const GAME_OVER_MS = 2600;

/** The beats of an update; late joiners find everything in its place. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  if (!before) return [{ name: SETTLED, ms: 0 }];
  const fresh = latestEvents(now);
  const dealt = fresh.some(({ type }) => type === 'deal');
  const specials = justShown(now);
  return [
    ...(dealt && now.turn > 1 ? [{ name: GATHERED, ms: BEAT_MS.gathered }] : []),
    ...(misplay(now) ? [{ name: FROZEN, ms: WITH_MOMENT_MS }] : []),
    ...(specials.length > 0 ? [{ name: SHOWN, ms: specials.length > 1 ? BEAT_MS.fortune : BEAT_MS.shown }] : []),
    ...(now.phase === 'over' ? [{ name: ENDED, ms: GAME_OVER_MS }] : []),
    ...(now.phase === 'scored' ? [{ name: ENDED, ms: isPerfect(now) ? WITH_MOMENT_MS : TURN_OVER_MS }] : []),
    { name: SETTLED, ms: dealt ? BEAT_MS.dealt : fresh[0]?.type === 'turn-up' ? BEAT_MS.turnUp : BEAT_MS.step },
  ];
}
