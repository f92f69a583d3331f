/** Coming back to a table, and saying to have seen nothing of it, is no second look at what the rules have taken back. */
import { afterAll, expect, it } from 'vitest';
import { VBI_DECK } from '#shared/cards/rome.ts';
import { seeded } from '#shared/engine/random.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { type Visitor, visit } from './support/client.ts';
import { gather } from './support/table-party.ts';
import { removeFolders, startServer } from './support/test-server.ts';

afterAll(removeFolders);

const SEATS = 3;

interface Seen extends PlayUpdate {
  readonly observation: { readonly hand: readonly string[] | null };
}

/** The first update of a stream. */
async function sightOf({ client }: Visitor, table: string, seat: number): Promise<Seen> {
  for await (const update of await client.play.watch({ table, viewer: seat })) return update as Seen;
  throw new Error('the stream ended');
}

/** All that is sent at once to who says to have seen this last. */
async function sentAgain({ client }: Visitor, table: string, seat: number, version: number): Promise<Seen[]> {
  const { version: latest } = await sightOf({ client } as Visitor, table, seat);
  const sent: Seen[] = [];
  for await (const update of await client.play.watch({ table, viewer: seat, since: { match: 0, version } })) {
    sent.push(update as Seen);
    if (update.version === latest) return sent;
  }
  throw new Error('the stream ended');
}

/** How many of a seat's own cards are told in these updates. */
function ownIn(updates: readonly Seen[]): number {
  const text = JSON.stringify(updates.map(({ observation, moves }) => [observation.hand, moves]));
  return VBI_DECK.filter((card) => text.includes(`"${card}"`)).length;
}

it('VM-7: own cards are not shown again once they are down, whatever number somebody says to have seen last', async () => {
  const server = await startServer({ random: seeded(3) });
  const options = { difficulty: 'easy', photoFinish: 'arrival' };
  const { table, visitors } = await gather(server.port, { game: 'vbi-maior', seats: SEATS, options });
  const people = visitors.slice(0, SEATS);
  await (people[0] as Visitor).client.table.start({ table });
  const held: number[] = [];
  for (const [seat, visitor] of people.entries()) {
    const { match, version, moves } = await sightOf(visitor, table, seat);
    // As long as the deck is in the hand, it may be seen as often as one likes.
    held.push(ownIn(await sentAgain(visitor, table, seat, -1)));
    await visitor.client.play.move({ table, seat, match, version, move: moves[0] as { type: string } });
  }
  expect(Math.min(...held)).toBeGreaterThan(0);
  for (const [seat, { token }] of people.entries()) {
    const again = await visit(server.port, token);
    for (const since of [-1_000_000, -1, 0, 1, 2]) {
      const sent = await sentAgain(again, table, seat, since);
      expect([seat, since, ownIn(sent)]).toEqual([seat, since, 0]);
      expect(sent.length).toBeGreaterThan(0);
    }
  }
  await server.stop();
});
