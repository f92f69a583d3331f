/** Spaced repetition in whole days: each kind of exercise is in one of five boxes, and what one gets wrong comes sooner. */
import { addDays } from './calendar.ts';

/** After how many days a kind is asked again, by box. */
const DAYS_UNTIL_DUE = [1, 2, 4, 8, 16] as const;

/** How many exercises a day has. */
const EXERCISES_A_DAY = 5;

/** Where a kind of exercise is: its box from 0, and the date on which it is due. */
export interface LeitnerBox {
  readonly box: number;
  readonly due: string;
}

/** A kind's box after an answer: one further, or back to the first. */
export function boxAfter(before: LeitnerBox | undefined, isRight: boolean, today: string): LeitnerBox {
  const box = isRight ? Math.min((before?.box ?? -1) + 1, DAYS_UNTIL_DUE.length - 1) : 0;
  return { box, due: addDays(today, DAYS_UNTIL_DUE[box] ?? 1) };
}

/**
 * The places of today's exercises among all, `kinds` by place: first of kinds that are due, the lowest box first, then of
 * kinds never asked, then of those due next. The date chooses among exercises of a kind.
 */
export function exercisesOf(
  kinds: readonly string[],
  boxes: Readonly<Record<string, LeitnerBox>>,
  today: string,
): number[] {
  const places = Map.groupBy(kinds.keys(), (place) => kinds[place] ?? '');
  const order = [...places.keys()].toSorted((a, b) => compare(rankOf(boxes[a], today), rankOf(boxes[b], today)));
  const turn = Date.parse(today) / 86_400_000;
  const rows = order.map((kind) => rotated(places.get(kind) ?? [], turn));
  const chosen: number[] = [];
  for (let round = 0; chosen.length < Math.min(EXERCISES_A_DAY, kinds.length); round++) {
    chosen.push(...rows.flatMap((row) => row[round] ?? []));
  }
  return chosen.slice(0, EXERCISES_A_DAY);
}

/** Due: 0 and the box; new: 1; due later: 2 and when. */
function rankOf(box: LeitnerBox | undefined, today: string): readonly [number, number] {
  if (!box) return [1, 0];
  return box.due <= today ? [0, box.box] : [2, Date.parse(box.due)];
}

function compare([a, x]: readonly [number, number], [b, y]: readonly [number, number]): number {
  return a - b || x - y;
}

function rotated(places: readonly number[], turn: number): number[] {
  const first = turn % places.length;
  return [...places.slice(first), ...places.slice(0, first)];
}

/** Of two devices' boxes of a kind: that of the later answer; of one day, the lower. */
export function newerBox(one: LeitnerBox, other: LeitnerBox): LeitnerBox {
  const [a, b] = [answeredOn(one), answeredOn(other)];
  if (a !== b) return a > b ? one : other;
  return one.box <= other.box ? one : other;
}

function answeredOn({ box, due }: LeitnerBox): string {
  return addDays(due, -(DAYS_UNTIL_DUE[box] ?? 1));
}
