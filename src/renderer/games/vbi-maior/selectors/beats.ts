import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Beat } from '../../../client/match/playback-queue.ts';
import { justShown, latestEvents, misplay } from './turn-story.ts';

/** The beat in which everything has found its place. */
export const SETTLED = 'settled';
/** Between two turns: everything but the decks to come lies where it belongs. */
export const GATHERED = 'gathered';
/** A blessing, a curse or Fortune's cards lie in the middle, to be read. */
export const SHOWN = 'shown';
/** A card that does not fit lies beside the one it would have had to beat. */
export const FROZEN = 'frozen';
/** The turn, or the game, is over; its cards still lie there. */
export const ENDED = 'ended';

/** In ms at normal speed. The race goes on meanwhile, so all of it is short, and a move of one's own ends it. */
const BEAT_MS = { step: 60, turnUp: 150, gathered: 450, dealt: 250, shown: 1300, fortune: 2200, frozen: 1000 };
const TURN_OVER_MS = 1100;
const GAME_OVER_MS = 2600;

/** How long each step of the game is left to be read; who comes in later finds everything in its place. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  if (!before) return [{ name: SETTLED, ms: 0 }];
  const fresh = latestEvents(now);
  const dealt = fresh.some(({ type }) => type === 'deal');
  const specials = justShown(now);
  return [
    ...(dealt && now.turn > 1 ? [{ name: GATHERED, ms: BEAT_MS.gathered }] : []),
    ...(misplay(now) ? [{ name: FROZEN, ms: BEAT_MS.frozen }] : []),
    ...(specials.length > 0 ? [{ name: SHOWN, ms: specials.length > 1 ? BEAT_MS.fortune : BEAT_MS.shown }] : []),
    ...(now.phase === 'over' ? [{ name: ENDED, ms: GAME_OVER_MS }] : []),
    ...(now.phase === 'scored' ? [{ name: ENDED, ms: TURN_OVER_MS }] : []),
    { name: SETTLED, ms: dealt ? BEAT_MS.dealt : fresh[0]?.type === 'turn-up' ? BEAT_MS.turnUp : BEAT_MS.step },
  ];
}
