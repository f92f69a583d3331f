/** Hosts as processes of their own, on an engine of three nodes: one dies, and its tables go on at the others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';
import { endNodes, NATS, NO_NATS, type Node, startNodes } from './support/nats.ts';

let nodes: Node[] = [];

beforeAll(async () => {
  if (NATS) nodes = await startNodes(3);
  else console.log(NO_NATS);
});

afterAll(() => {
  endChildren();
  endNodes();
  removeFolders();
});

const house = (): string => nodes.map(({ url }) => url).join();
const startHost = (): Promise<ChildServer> =>
  startChild(temporaryFolder(), '--house', house(), '--pace', '0');

/** Plays a seat until told to stop: each move that was acknowledged. */
async function playSeat(at: Visitor, table: string, seat: number, done: { moves: AnyMove[]; stop: boolean }): Promise<void> {
  for await (const update of await at.client.play.watch({ table, viewer: seat })) {
    if (done.stop) return;
    const { match, version, moves } = update as PlayUpdate;
    const [move] = moves as AnyMove[];
    if (!move) continue;
    await at.client.play.move({ table, seat, match, version, move: { ...move } });
    done.moves.push(move);
  }
}

describe.runIf(NATS)('a house of hosts', () => {
  it('a table is carried on by another host when its own is killed', async () => {
    const [one, two] = [await startHost(), await startHost()];
    const anna = await visit(one.port);
    const { table, code } = await anna.client.tables.open({ game: 'briscola-chiamata', seats: 5 });
    const ben = await visit(two.port);
    expect(await ben.client.tables.enter({ code })).toEqual({ table, room: false });
    console.log(table, code, one.said(), two.said());
  });
});
