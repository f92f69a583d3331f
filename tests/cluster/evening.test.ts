/** An evening in a house of hosts: its desk, its people and a screen come in where the room is not held. */
import { describe, expect, it } from 'vitest';
import { ROOM_ID } from '#main/store/store.ts';
import { seeded } from '#shared/engine/random.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { dial, refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { allHere, eveningOf, playSeat, watchRoom } from '../host/support/evening-clients.ts';
import { NATS } from './support/nats-servers.ts';
import { pause } from './support/player.ts';
import { ownerOf } from './support/seated-players.ts';
import { clusterFixture } from './support/test-cluster.ts';

const standing = clusterFixture(3, 3);

/** The doors of the hosts that do not hold it. */
async function doorsBeside(holding: string): Promise<[number, number]> {
  const house = standing();
  const holder = await ownerOf(house, holding);
  return house.hosts.flatMap((host) => (host === holder ? [] : host.port)) as [number, number];
}

/** The first view of the room of which this is so. */
async function roomOf({ client }: Pick<Visitor, 'client'>, isSo: (room: RoomView) => boolean): Promise<RoomView> {
  for await (const room of await client.room.watch({})) if (isSo(room)) return room;
  throw new Error('the stream has ended');
}

/** Somebody says which cards the set shows that wants to be let in. */
async function letIn(by: Visitor, set: Pick<Visitor, 'client'>): Promise<void> {
  void watchRoom(set as Visitor);
  const { cards } = await roomOf(set, () => true);
  // At this computer it is one of the house.
  if (cards === null) return;
  const { knocks } = await roomOf(by, (room) => room.knocks.length > 0);
  for (const { id, offers } of knocks) {
    const offer = offers.findIndex((one) => one.join() === cards?.join());
    if (offer >= 0) await by.client.room.letIn({ knock: id, offer });
  }
  await roomOf(set, (room) => room.cards === null);
}

/** A set, which is shown what everybody may see. */
async function set(port: number): Promise<Omit<Visitor, 'token'>> {
  const line = await dial(port, 'sealed');
  await line.client.session.greet({ role: 'screen' });
  return line;
}

/** The hand that this one is shown there; null for none. */
async function handSeen({ client }: Pick<Visitor, 'client'>, table: string, viewer: Viewer): Promise<unknown> {
  for await (const { observation } of await client.play.watch({ table, viewer })) {
    return (observation as { own: unknown }).own;
  }
  throw new Error('the stream has ended');
}

/** Comes in, and again where the line breaks, as a page does, until that is done. */
async function persist<T>(port: number, token: string, act: (visitor: Visitor) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const visitor = await visit(port, token, 'sealed');
      void watchRoom(visitor);
      return await Promise.race([
        act(visitor),
        visitor.closed.then(() => Promise.reject(new Error('the line is gone'))),
      ]);
    } catch (error) {
      if ((error as { code?: string }).code === 'REFUSED') throw error;
      await pause(300);
    }
  }
}

describe.runIf(NATS)('an evening in a house of hosts', () => {
  it('has its evening at every door: desk, people and a screen where the room is not held, and the records of it', async () => {
    const [one, other] = await doorsBeside(ROOM_ID);
    const desk = await visit(one);
    const people: Visitor[] = [];
    for (let k = 0; k < 5; k++) {
      const person = await visit([one, other][k % 2] as number, undefined, 'sealed');
      await person.client.room.call({ name: `P ${k}` });
      void watchRoom(person);
      people.push(person);
    }
    await allHere(desk, people.length);
    const screen = await set(other);
    await letIn(desk, screen);
    await desk.client.evening.begin({
      name: 'Five',
      games: [{ game: 'briscola-chiamata', options: { deals: 1 } }],
      form: { form: 'movement', remainder: 'sit-out' },
      scoring: 'score',
      rounds: 1,
      minutes: 20,
    });
    await desk.client.evening.next({});
    await desk.client.evening.deal({});
    const table = (await eveningOf(desk)).round?.tables[0]?.table ?? '';
    // The screen looks on at the room's table; a hand is shown to nobody there.
    expect(await handSeen(screen, table, 'everyone')).toBeNull();
    expect((await refusalOf(screen.client.play.watch({ table, viewer: 0 }))).reason).toBe('only-a-screen');
    const { mine } = await eveningOf(people[0] as Visitor);
    expect(await handSeen(people[0] as Visitor, table, mine?.seat ?? 0)).not.toBeNull();
    const random = seeded(3);
    await Promise.all(
      people.map(({ token }, k) => persist(k % 2 ? other : one, token, (one) => playSeat(one, random))),
    );
    const { standings } = await persist(one, desk.token, (one) =>
      eveningOf(one, ({ standings }) => standings.every(({ tables }) => tables === 1)),
    );
    expect(standings.map(({ tables }) => tables)).toEqual([1, 1, 1, 1, 1]);
    const shown = await roomOf(screen, () => true);
    expect([shown.evening, shown.screens]).toEqual(['rounds', 1]);
    for (const person of people) {
      const [last, record] = await persist(other, person.token, async ({ client }) => {
        const [line] = await client.records.list({});
        return [line, await client.records.get({ id: line?.id ?? 0 })];
      });
      expect(last).toMatchObject({ game: 'briscola-chiamata', at: { name: 'Five', round: 1 } });
      expect(JSON.stringify(record)).toContain('"briscola-chiamata"');
    }
    // It is told at the door where it is held, too.
    const here = await visit((await ownerOf(standing(), ROOM_ID)).port);
    expect((await eveningOf(here)).name).toBe('Five');
    for (const { socket } of [desk, screen, here, ...people]) socket.close();
  });
});
