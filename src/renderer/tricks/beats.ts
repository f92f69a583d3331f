/** The steps in which an update of a trick game is shown. */
import type { TrickObservation } from '#shared/tricks/state.ts';
import { type Beat, FIRST_DEAL_PAUSE_MS, LANDING_MS } from '../client/match/playback-queue.ts';
import { MOMENT_MS } from '../games/moment.ts';
import { lyingTrick } from './names.ts';

/** The beat in which everything is in its place. */
export const SETTLED = 'settled';
/** All cards are back at the dealer's. */
export const GATHERED = 'gathered';
/** A full trick before it is gathered. */
export const OPEN = 'open';

const BEAT_MS = {
  gathered: 500,
  cardDealt: 70,
  lastDealt: 300,
  played: 550,
  open: 1400,
  lastTrick: LANDING_MS + MOMENT_MS,
  taken: 450,
  drawn: 700,
  move: 900,
};

/** The beats of an update; late joiners find everything in its place. */
export function beats(now: TrickObservation, before: TrickObservation | undefined): readonly Beat[] {
  switch (now.last?.type) {
    case undefined:
      return [{ name: SETTLED, ms: 0 }];
    case 'dealer':
      return [{ name: SETTLED, ms: FIRST_DEAL_PAUSE_MS }];
    case 'deal': {
      const ms = now.handSizes.reduce((sum, size) => sum + size, 0) * BEAT_MS.cardDealt + BEAT_MS.lastDealt;
      return [
        { name: GATHERED, ms: before && before.last?.type !== 'dealer' ? BEAT_MS.gathered : 0 },
        { name: SETTLED, ms, lands: ms },
      ];
    }
    case 'play':
      return playBeats(now, before);
    default:
      return [{ name: SETTLED, ms: BEAT_MS.move }];
  }
}

/** A full trick rests first, a deal's last one a little longer, and is told once it is gathered. */
function playBeats(now: TrickObservation, before: TrickObservation | undefined): readonly Beat[] {
  const isFull = lyingTrick(now.tricks)?.winner != null;
  if (!before || !isFull) return [{ name: SETTLED, ms: BEAT_MS.played }];
  return [
    { name: OPEN, ms: now.phase === 'play' ? BEAT_MS.open : BEAT_MS.lastTrick, withholdsScore: true },
    { name: SETTLED, ms: now.stock < before.stock ? BEAT_MS.drawn : BEAT_MS.taken },
  ];
}
