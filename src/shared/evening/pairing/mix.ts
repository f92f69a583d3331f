/** Tables at which people meet whom they have met least, and a bench on which all take turns. */
import { at } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import type { Evening } from '../schema.ts';
import { bestArrangement } from './arrange.ts';
import { type Place, pairCosts } from './assignment-problem.ts';
import { type MeetingHistory, meetingHistory } from './meeting-history.ts';

/** How many tables, and of how many. */

/** So many people at so many tables, as evenly as can be; the larger ones first. */
export function splitEvenly(people: number, tables: number): number[] {
  return Array.from({ length: tables }, (_, k) => Math.floor(people / tables) + (k < people % tables ? 1 : 0));
}

/** Which sizes of tables there are, and which one is best. */
export interface Sizes {
  readonly seats: { readonly min: number; readonly max: number };
  readonly size: number;
}

/**
 * Tables for as many as can be seated, as near to the best size as can be, none larger or smaller than another by more
 * than one. Empty where they are too few for any table.
 */
export function tableSizesFor(people: number, { seats, size }: Sizes): number[] {
  for (let seated = people; seated >= seats.min; seated--) {
    const counts = Array.from({ length: Math.floor(seated / seats.min) }, (_, k) => k + 1);
    const best = counts
      .filter((tables) => Math.ceil(seated / tables) <= seats.max)
      .sort((one, other) => Math.abs(seated / one - size) - Math.abs(seated / other - size))[0];
    if (best) return splitEvenly(seated, best);
  }
  return [];
}

/** A table to be made: so many people at so many seats, with bots on the seats that are left. */
export interface TableSize {
  readonly people: number;
  readonly seats: number;
}

/** A table that is made. */
export interface PairedTable {
  readonly people: readonly string[];
  readonly seats: number;
}

/** What one round is to be: who sits together, and who has no table. */
export interface Pairing {
  readonly tables: readonly PairedTable[];
  readonly out: readonly string[];
}

/**
 * Meeting again weighs as much as two have met already, and a little more the more often: a third time is no better than
 * a second time for two pairs.
 *
 * What weighs more is so much more that nothing below it makes up for it: nobody sits out again before all have; nobody
 * who has just come sits out; nobody meets again who need not; bots' company goes round.
 */
const COST_WEIGHTS = { bots: 1, again: 1e3, justCame: 1e9, out: 1e12 };

/** Seats all that the tables take; who is left sits out. */
export function mixTables(
  evening: Evening,
  people: readonly string[],
  sizes: readonly TableSize[],
  random: Random,
): Pairing {
  const history = meetingHistory(evening);
  const seated = sizes.reduce((sum, size) => sum + size.people, 0);
  const who = (person: number) => at(people, person);
  const places = [...sizes.map(tableCosts(history, who)), benchCosts(history, people, who, people.length - seated)];
  const arrangement = bestArrangement(
    {
      people: people.length,
      places,
      pair: pairCosts(people.length, (one, other) => {
        const met = history.met(who(one), who(other));
        return COST_WEIGHTS.again * met + met * met;
      }),
    },
    random,
  );
  const tables = sizes.map(({ seats }, k) => ({ people: at(arrangement, k).map(who), seats }));
  return { tables, out: at(arrangement, sizes.length).map(who) };
}

function tableCosts(history: MeetingHistory, who: (person: number) => string) {
  const free = () => 0;
  const withBots = (person: number) => COST_WEIGHTS.bots * history.withBots(who(person));
  return ({ people, seats }: TableSize): Place => ({
    size: people,
    together: true,
    alone: people < seats ? withBots : free,
  });
}

function benchCosts(
  { outs, tables }: MeetingHistory,
  people: readonly string[],
  who: (person: number) => string,
  size: number,
): Place {
  const cost = (player: string) => COST_WEIGHTS.out * outs(player) + (tables(player) === 0 ? COST_WEIGHTS.justCame : 0);
  const least = Math.min(...people.map(cost));
  return { size, together: false, alone: (person) => cost(who(person)) - least };
}
