/** How hard a choice looks to both at the table: which piles are left to choose, what was led, how many cards are left. */
import { thirds } from './state/cards.ts';
import type { Observation } from './state/observation.ts';

const CHOOSING = 1.5;
const LEADING = 1.15;
const FOLLOWING = 0.75;
/** For each third of a point that lies there. */
const PER_THIRD = 0.12;
/** With one card left there is no choice; with few there is little. */
const LAST_CARD = 0.5;
const FEW = 4;
const WITH_FEW = 0.8;

/** 1 as most, for `Game.ponder`. */
export function thinkTime({ phase, tricks, handSizes, piles, toAct }: Observation): number {
  if (phase === 'choosing') return CHOOSING;
  const [seat = 0] = toAct;
  const left = (handSizes[seat] ?? 0) + (piles[seat] ?? []).reduce((sum, { depth }) => sum + depth, 0);
  if (left <= 1) return LAST_CARD;
  const part = left <= FEW ? WITH_FEW : 1;
  const [led] = tricks.at(-1)?.winner === null ? (tricks.at(-1)?.plays ?? []) : [];
  return part * (led ? FOLLOWING + PER_THIRD * thirds(led.card) : LEADING);
}
