/** Five people and a spectator at one table of Briscola Chiamata, each over a socket of their own. */
import { pick, type Random } from '#shared/engine/random.ts';
import type { AnyMove, Seat, Viewer } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { refusalOf, type Visitor, visit } from './client.ts';

export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/** Who looks: the five seats, then the spectator. */
export const VIEWERS: readonly Viewer[] = [...SEATS, 'everyone'];

export interface Party {
  readonly table: string;
  /** By seat; the spectator last. The first is the table's host. */
  readonly visitors: readonly Visitor[];
}

/** Five people sit down at a new table. */
export async function gather(port: number, options: Record<string, string | number>): Promise<Party> {
  const visitors = await Promise.all(VIEWERS.map(() => visit(port)));
  const { client } = visitors[0] as Visitor;
  const { table } = await client.tables.open({ game: 'briscola-chiamata', options });
  for (const seat of SEATS) await visitors[seat]?.client.table.sit({ table, seat, name: `Person ${seat}` });
  return { table, visitors };
}

/** The same people, after the host has started again. */
export async function gatherAgain(port: number, { table, visitors }: Party): Promise<Party> {
  return { table, visitors: await Promise.all(visitors.map(({ token }) => visit(port, token))) };
}

/** Shows every update of the table's first match to `see`, until the match is over or the line is. */
export async function follow(
  { table, visitors }: Party,
  viewer: Viewer,
  see: (update: PlayUpdate) => Promise<void> | void,
): Promise<void> {
  const since = { match: 0, version: -1 };
  const visitor = visitors[VIEWERS.indexOf(viewer)] as Visitor;
  for await (const update of await visitor.client.play.watch({ table, viewer, since })) {
    await see(update);
    if (phaseOf(update) === 'over') return;
  }
}

/** Makes any legal move whenever there is one, until the match is over; goes on after each deal. */
export function playAtRandom(party: Party, seat: Seat, random: Random): Promise<void> {
  const { table, visitors } = party;
  const { client } = visitors[seat] as Visitor;
  return follow(party, seat, async (update) => {
    const { match, version, moves } = update;
    if (phaseOf(update) === 'scored') await client.table.goOn({ table });
    if (moves.length === 0) return;
    const move = pick(moves as AnyMove[], random);
    const refused = await client.play
      .move({ table, seat, match, version, move: { ...move } })
      .then(() => undefined, reasonOf);
    if (refused && refused !== 'stale' && refused !== 'overtaken')
      throw new Error(`a legal move was refused: ${refused}`);
  });
}

function phaseOf({ observation }: PlayUpdate): string {
  return (observation as { phase: string }).phase;
}

async function reasonOf(error: unknown): Promise<string> {
  return (await refusalOf(Promise.reject(error))).reason;
}
