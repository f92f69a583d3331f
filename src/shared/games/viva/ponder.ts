/** How hard a choice looks to all at the table: what is asked, and how many cards the hand has that is asked. */
import type { Observation } from './state/observation.ts';

/** An answer is a choice of two; a card just taken is played or not; a blocking card is laid somewhere. */
const ASKED: Readonly<Partial<Record<Observation['phase'], number>>> = {
  taken: 0.75,
  answer: 1.2,
  'block-then-next': 0.9,
  'block-then-turn': 0.9,
};
const LEAST = 0.7;
const PER_CARD = 0.06;
const MOST = 1.3;

/** 1 as most, for `Game.ponder`. */
export function thinkTime({ phase, turn, table }: Observation): number {
  const cards = turn === null ? 0 : (table.handSizes[turn] ?? 0);
  return ASKED[phase] ?? Math.min(MOST, LEAST + PER_CARD * cards);
}
