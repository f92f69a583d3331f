/** How hard a choice looks to all at the table: how the auction stands, what lies in the trick, how many cards are left. */
import { pointsOf } from './state/cards.ts';
import type { Observation } from './state/observation.ts';

/** To lead is harder than to follow; what lies there weighs, the more so for who comes last. */
const LEADING = 1.15;
const FOLLOWING = 0.7;
/** So many points are as much as a rank that is led. */
const MUCH = 36;
const LAST_OF_TRICK = 0.15;
/** Nobody has a choice in the last trick, nor much of one in the one before. */
const LAST_TRICK = 0.5;
const NEXT_TO_LAST = 0.8;

/** 1 as most, for `Game.ponder`. */
export function thinkTime({ phase, calls, tricks, handSizes, toAct }: Observation): number {
  if (phase === 'trump') return 1.8;
  if (phase !== 'play') return auction(calls.length);
  const left = Math.max(...toAct.map((seat) => handSizes[seat] ?? 0));
  if (left <= 1) return LAST_TRICK;
  const part = left === 2 ? NEXT_TO_LAST : 1;
  const trick = tricks.at(-1);
  if (!trick || trick.winner !== null || trick.cards.length === 0) return part * LEADING;
  const isLast = trick.cards.length === handSizes.length - 1;
  return part * (FOLLOWING + pointsOf(trick.cards) / MUCH + (isLast ? LAST_OF_TRICK : 0));
}

/** Who speaks first decides most; later on one passes, or knows how far one goes. */
function auction(spoken: number): number {
  return Math.max(0.8, 1.3 - spoken * 0.06);
}
