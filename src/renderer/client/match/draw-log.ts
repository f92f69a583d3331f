/** What a match shows of random draws. It waits here until the fair shuffle, which may load later, knows the seals. */
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';

/** One viewer's log. */
export interface DrawLog {
  /** The draws an observation shows. */
  seen(observation: ObservationBase): readonly ObservedDraw[];
  /** The seal behind the latest update's cards, as far as it is known. */
  source?: { readonly match: number; readonly version: number; readonly seal: number | undefined };
}

type Take = (log: DrawLog, update: PlayUpdate) => void;

/** Max updates that wait: a match without seals has nobody to take them. */
const MAX_WAITING = 256;

let take: Take | undefined;
const waiting: Parameters<Take>[] = [];

/** Logs what one viewer's updates show. */
export function newDrawLog(seen: DrawLog['seen']): (update: PlayUpdate) => void {
  const log: DrawLog = { seen };
  return (update) => {
    if (take) take(log, update);
    else if (waiting.push([log, update]) > MAX_WAITING) waiting.shift();
  };
}

/** Hands out what waits, and all that comes; without a taker it waits. */
export function takeDraws(by?: Take): void {
  take = by;
  if (by) for (const [log, update] of waiting.splice(0)) by(log, update);
}
