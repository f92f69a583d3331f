/** What a blocking card tells of who laid it: of the few cards kept beside it one can as a rule be the last on it (VI-17). */
import { orderOf } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { coloursOf, type DesignSet, showing } from '../state/designs.ts';
import type { Observation } from '../state/observation.ts';

export interface Kept {
  readonly seat: Seat;
  /** What can be laid last on the blocking card. */
  readonly designs: DesignSet;
  /** How many cards of the hand may have come since. */
  readonly since: number;
}

/** More cards than this hold such a one anyhow. */
const FEW = 2;

/** Of who laid the general blocking card, if it kept few; before anybody is out. */
export function keptBy({ table, round, story, window }: Observation): Kept | undefined {
  const laid = story.findLastIndex(({ type }) => type === 'block');
  const by = story[laid]?.by;
  if (by === undefined || by === 'chance' || table.general === null || round?.out.length !== 0 || window)
    return undefined;
  let [size, since] = [table.handSizes[by] ?? 0, 0];
  for (let k = story.length - 1; k > laid; k--) {
    const event = story[k];
    if (event?.by !== by) continue;
    if (event.type === 'take') [size, since] = [size - 1, since + 1];
    if (event.type !== 'play') continue;
    size += event.houses.length;
    // The card that was taken is the one that was played (VI-10).
    if (story[k - 1]?.type === 'take') since--;
  }
  if (size === 0 || size > FEW) return undefined;
  return { seat: by, designs: showing(coloursOf(orderOf(table.general))), since };
}
