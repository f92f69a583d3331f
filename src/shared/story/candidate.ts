import type { Deal } from '../bots/review/move-loss.ts';
import type { Seat } from '../engine/rules.ts';
import type { Chapter, ChapterOf } from '../protocol/story.ts';
import type { Turn } from './turns.ts';

/** A chapter that could be told. */
export interface Candidate<Kind extends Chapter['kind'] = Chapter['kind']> {
  /** Without the events to show: the trick or turn of `event`, or `turn`. */
  readonly chapter: Kind extends Chapter['kind'] ? Omit<ChapterOf<Kind>, 'from' | 'until'> : never;
  readonly event: number;
  readonly turn?: Turn;
  /** Everybody whom it names or shows at a loss. */
  readonly named: readonly Seat[];
}

/** What a seat won or lost at most in one of these deals: by it figures of several matches are compared. */
export function stakeOf(deals: readonly Deal[]): number {
  return Math.max(1, ...deals.flatMap(({ brought = [] }) => brought.map(Math.abs)));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** 0 of nothing. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
