/** The curve of suspicion of a deal, as it is drawn: how many suspected whom between the call and when it was out. Pure. */
import type { Suspect } from '#shared/evening/bets.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';

/** One suspect's line: from each event on so many, until the next. */
export interface SuspicionLine {
  readonly suspect: Suspect;
  readonly points: readonly { readonly event: number; readonly count: number }[];
  readonly last: number;
}

/** A line for each who was ever suspected, those with most in the end first. */
export function linesOf({ steps }: DealSuspicion): SuspicionLine[] {
  const suspects = steps[0]?.counts.length ?? 0;
  const lines = Array.from({ length: suspects }, (_, k): SuspicionLine => {
    const points = steps.map(({ event, counts }) => ({ event, count: counts[k] ?? 0 }));
    return { suspect: k === suspects - 1 ? null : k, points, last: points.at(-1)?.count ?? 0 };
  });
  return lines.filter(({ points }) => points.some(({ count }) => count > 0)).sort((a, b) => b.last - a.last);
}

/** As stairs in a box of this size, `most` as high as the box. */
export function stepPathOf(
  { points }: SuspicionLine,
  { called, known }: Pick<DealSuspicion, 'called' | 'known'>,
  { width, height, most }: { readonly width: number; readonly height: number; readonly most: number },
): string {
  const x = (event: number): number => placeOf(event, { called, known }) * width;
  const y = (count: number): number => height - (count / Math.max(1, most)) * height;
  const [first] = points;
  const from =
    first && first.event > called ? `M0 ${y(0)}H${x(first.event)}V${y(first.count)}` : `M0 ${y(first?.count ?? 0)}`;
  return `${from}${points.map(({ event, count }) => `H${x(event)}V${y(count)}`).join('')}H${width}`;
}

/** Where on the way from the call to when it was out, from 0 to 1. */
export function placeOf(event: number, { called, known }: Pick<DealSuspicion, 'called' | 'known'>): number {
  return known > called ? Math.min(1, Math.max(0, (event - called) / (known - called))) : 0;
}

/** The deal that is looked at where everybody has seen so many events: the last one called by then. */
export function dealAt(suspicion: readonly DealSuspicion[], seen: number): DealSuspicion | undefined {
  return suspicion.findLast(({ called }) => called <= seen);
}
