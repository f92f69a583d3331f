/** What a finger meant that took a card along and let it go. Pure. */

/** How a card was let go, in CSS pixels and ms. */
export interface Release {
  /** So far towards the table from where it was taken, and so far aside. */
  readonly up: number;
  readonly aside: number;
  /** How fast towards the table in the end, in pixels a ms. */
  readonly speed: number;
}

/** A finger that moves less than this has tapped. */
export const TAP_PX = 8;

/** So far towards the table is far enough, as is less where it was flung; so far towards oneself puts back. */
const PLAY_PX = 90;
const FLING_PX = 24;
const FLING_PX_PER_MS = 0.5;
const PUT_BACK_PX = 40;

/** It was played, put back down, or let go where it had hardly left the hand: then it goes back there. */
export function flingOutcome({ up, aside, speed }: Release): 'play' | 'down' | 'back' {
  if (up > PLAY_PX || (up > FLING_PX && speed > FLING_PX_PER_MS && up > Math.abs(aside) / 2)) return 'play';
  return up < -PUT_BACK_PX && -up > Math.abs(aside) ? 'down' : 'back';
}
