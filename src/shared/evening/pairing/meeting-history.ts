/** Meeting history for pairing: who met whom, who sat out, who played with bots. */
import { playersAt } from '../queries.ts';
import type { Evening, EveningTable } from '../schema.ts';

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
