/** The suspicion curves of a deal: how many suspected whom between the call and the reveal. Pure. */
import type { Suspect } from '#shared/evening/bets.ts';
import type { DealSuspicion } from '#shared/protocol/bets.ts';

/** One suspect's line: the count from each event until the next. */
export interface SuspicionLine {
  readonly suspect: Suspect;
  readonly points: readonly { readonly event: number; readonly count: number }[];
  readonly last: number;
}

/** A line for each suspect, those with the highest final count first. */
export function linesOf({ steps }: DealSuspicion): SuspicionLine[] {
  const suspects = steps[0]?.counts.length ?? 0;
  const lines = Array.from({ length: suspects }, (_, k): SuspicionLine => {
    const points = steps.map(({ event, counts }) => ({ event, count: counts[k] ?? 0 }));
    return { suspect: k === suspects - 1 ? null : k, points, last: points.at(-1)?.count ?? 0 };
  });
  return lines.filter(({ points }) => points.some(({ count }) => count > 0)).sort((a, b) => b.last - a.last);
}

/** A stepped path in a box of this size, `most` at the full height. */
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

/** Position between the call and the reveal, from 0 to 1. */
export function placeOf(event: number, { called, known }: Pick<DealSuspicion, 'called' | 'known'>): number {
  return known > called ? Math.min(1, Math.max(0, (event - called) / (known - called))) : 0;
}

/** The deal shown after that many public events: the last one called by then. */
export function dealAt(suspicion: readonly DealSuspicion[], seen: number): DealSuspicion | undefined {
  return suspicion.findLast(({ called }) => called <= seen);
}
