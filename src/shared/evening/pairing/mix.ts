/** Mixes tables: people meet whom they have met least, and take turns to sit out; and who has met whom. */
import { at } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import { playersAt } from '../queries.ts';
import type { Evening, EveningTable } from '../schema.ts';
import { bestArrangement } from './arrange.ts';
import { type Place, pairCosts } from './branch-and-bound.ts';

// Meeting history for pairing: who met whom, who sat out, who played with bots.

export interface MeetingHistory {
  /** How often two sat at one table. */
  met(one: string, other: string): number;
  /** How often somebody sat out. */
  outs(player: string): number;
  /** Tables somebody sat at. */
  tables(player: string): number;
  /** Of these, tables with a bot. */
  withBots(player: string): number;
}

/** A table counts as soon as it is made, whatever becomes of it. */
export function meetingHistory({ played }: Evening): MeetingHistory {
  const made = played.flatMap((round) => round.tables);
  const outs = countByName(played.flatMap((round) => round.out));
  const tables = countByName(made.flatMap(playersAt));
  const withBots = countByName(made.filter(hasBot).flatMap(playersAt));
  const met = countByName(made.flatMap((table) => pairsOf(playersAt(table))));
  return {
    met: (one, other) => met(pairOf(one, other)),
    outs,
    tables,
    withBots,
  };
}

function hasBot({ seats }: EveningTable): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}

function pairsOf(people: readonly string[]): string[] {
  return people.flatMap((one, k) => people.slice(k + 1).map((other) => pairOf(one, other)));
}

/** A key that is the same for both orders; no id has a line break. */
function pairOf(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}

function countByName(names: readonly string[]): (name: string) => number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (name) => counts.get(name) ?? 0;
}

// Number and sizes of tables.

/** Splits people into tables as evenly as possible, larger ones first. */
export function splitEvenly(people: number, tables: number): number[] {
  return Array.from({ length: tables }, (_, k) => Math.floor(people / tables) + (k < people % tables ? 1 : 0));
}

/** Possible table sizes, and the best one. */
export interface Sizes {
  readonly seats: { readonly min: number; readonly max: number };
  readonly size: number;
}

/**
 * Table sizes that seat as many as possible, close to the best size and differing by at most one.
 * Empty where there are too few people.
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

/** A table to make: people, and seats, of which bots get the rest. */
export interface TableSize {
  readonly people: number;
  readonly seats: number;
}

/** A paired table. */
export interface PairedTable {
  readonly people: readonly string[];
  readonly seats: number;
}

/** The pairing of a round: tables, and who sits out. */
export interface Pairing {
  readonly tables: readonly PairedTable[];
  readonly out: readonly string[];
}

/**
 * The cost of meeting again grows a little more than linearly with past meetings: one third meeting
 * is worse than two second ones. Weights are lexicographic, each larger than any sum of those
 * below: no second sit-out before all had one; newcomers play; no avoidable rematch; bots' company
 * rotates.
 */
const COST_WEIGHTS = { bots: 1, again: 1e3, justCame: 1e9, out: 1e12 };

/** Seats as many as fit; the rest sit out. */
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
