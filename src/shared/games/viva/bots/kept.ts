/** What few cards tell of themselves: who keeps one or two has as a rule one that can be the last on its blocking card (VI-17). */
import { orderOf } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { coloursOf, type DesignSet, designsShowing } from '../state/designs.ts';
import type { Observation, PublicMove } from '../state/observation.ts';

export interface InferredKept {
  readonly seat: Seat;
  /** What its seat can lay last. */
  readonly designs: DesignSet;
  /** How many cards of the hand may have come since. */
  readonly since: number;
}

/** More cards than this beside a blocking card of one's own hold such a one anyhow. */
const FEW = 2;

/** Of who laid the blocking card and kept few beside it, and of who has one card left of those it had then; before anybody is out. */
export function inferredKeptCards({ table, round, story, viewer, window }: Observation): readonly InferredKept[] {
  if (table.general === null || round?.out.length !== 0 || window) return [];
  const from = story.findLastIndex(({ type }) => type === 'block' || type === 'restock' || type === 'deal');
  const laid = story[from];
  if (!laid) return [];
  const general = coloursOf(orderOf(table.general));
  return round.seats.flatMap((seat) => {
    if (seat === viewer) return [];
    const hand = handSince(story.slice(from + 1), seat, table.handSizes[seat] ?? 0);
    const isOwn = laid.by === seat && hand.size > 0 && hand.size <= FEW;
    const isLast = table.handSizes[seat] === 1 && hand.since === 0 && hand.played;
    if (!isOwn && !isLast) return [];
    const own = table.own?.card && table.own.seat === seat ? coloursOf(orderOf(table.own.card)) : 0;
    return [{ seat, designs: designsShowing(general | own), since: hand.since }];
  });
}

/** What a hand of so many cards was before these events of a table without VIVA, and whether some went and how many came. */
function handSince(events: readonly PublicMove[], seat: Seat, now: number) {
  let [size, since, played] = [now, 0, false];
  for (const [k, event] of events.entries()) {
    if (event.by !== seat) continue;
    if (event.type === 'take') [size, since] = [size - 1, since + 1];
    if (event.type !== 'play') continue;
    size += event.houses.length;
    // The card that was taken is the one that was played (VI-10).
    if (events[k - 1]?.type === 'take') since--;
    else played = true;
  }
  return { size, since, played };
}
