/** What a finger meant that took a card along and let it go. Pure. */

/** How a card was let go, in CSS pixels and ms. */
export interface LetGo {
  /** So far towards the table from where it was taken, and so far aside. */
  readonly up: number;
  readonly aside: number;
  /** How fast towards the table in the end, in pixels a ms. */
  readonly speed: number;
}

/** A finger that moves less than this has tapped. */
export const TAP = 8;

/** So far towards the table is far enough, as is less where it was flung; so far towards oneself puts back. */
const FAR = 90;
const FLUNG = 24;
const FAST = 0.5;
const DOWN = 40;

/** It was played, put back down, or let go where it had hardly left the hand: then it goes back there. */
export function flung({ up, aside, speed }: LetGo): 'play' | 'down' | 'back' {
  if (up > FAR || (up > FLUNG && speed > FAST && up > Math.abs(aside) / 2)) return 'play';
  return up < -DOWN && -up > Math.abs(aside) ? 'down' : 'back';
}
