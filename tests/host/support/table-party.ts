/** People on all seats of a table and a spectator, each over a socket of their own. */
import type { OptionValue } from '#shared/engine/options.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { type LineKind, type Visitor, visit } from './client.ts';

/** What is played, and by how many. */
export interface Sitting {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface Party {
  readonly table: string;
  /** It is the room's, and everybody has the room open, too. */
  readonly inRoom: boolean;
  /** By seat; the spectator last. The first is the table's host. */
  readonly visitors: readonly Visitor[];
}

/** Who looks: the seats, then the spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'everyone'];
}

/** Every other one speaks as a page does, the others as programs. */
const mannerOf = (index: number): LineKind => (index % 2 === 0 ? 'sealed' : 'plain');

/** People come in with the code and sit down at a new table, of the room or of their own. */
export async function gather(port: number, { game, seats, options }: Sitting, inRoom = false): Promise<Party> {
  const visitors = await Promise.all(viewersOf(seats).map((_, index) => visit(port, undefined, mannerOf(index))));
  const [host, ...guests] = visitors as [Visitor, ...Visitor[]];
  const { table, code } = await host.client.tables.open({ game, seats, options: { ...options }, room: inRoom });
  for (const { client } of guests) await client.tables.enter({ code });
  for (const [seat, { client }] of visitors.slice(0, seats).entries()) {
    await client.table.sit({ table, seat, name: `Person ${seat}` });
  }
  return { table, inRoom, visitors };
}

/** The same people one after another, after the host has started again. */
export async function gatherAgain(port: number, { visitors, ...party }: Party): Promise<Party> {
  const again: Visitor[] = [];
  for (const [index, { token }] of visitors.entries()) again.push(await visit(port, token, mannerOf(index)));
  return { ...party, visitors: again };
}
