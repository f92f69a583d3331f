/** Three hosts that are one house, as people meet it: any door will do, whoever holds what; a host ends, and one dies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOM } from '#main/store/store.ts';
import { seeded } from '#shared/engine/random.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { dial, refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { allHere, eveningOf, isPlayedOut, playSeat, watchRoom } from '../host/support/evening-guests.ts';
import { removeFolders } from '../host/support/server.ts';
import { endHosts, startHouse, type TestHouse } from './support/house.ts';
import { endNodes, NATS, NO_NATS } from './support/nats.ts';
import { expectWhole, holderOf, moved, playersOf, sitDown, viewOf } from './support/sitting.ts';

let house: TestHouse;

beforeAll(async () => {
  if (NATS) house = await startHouse(3, 3);
  else console.log(NO_NATS);
});

afterAll(() => {
  endHosts();
  endNodes();
  removeFolders();
});

/** The doors of the hosts that do not hold it. */
async function doorsBeside(holding: string): Promise<[number, number]> {
  const holder = await holderOf(house, holding);
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
  const { cards } = await roomOf(set, (room) => room.cards !== null);
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

describe.runIf(NATS)('a house of hosts', () => {
  it('knows at every door what any of them knows: codes, lists, and who comes in', async () => {
    const { table, code, tokens } = await sitDown(house);
    for (const port of house.doors()) {
      const guest = await visit(port);
      expect(await guest.client.tables.enter({ code: code.toLowerCase() })).toEqual({ table, room: false });
      expect((await refusalOf(guest.client.tables.enter({ code: 'ZZZZ' }))).reason).toBe('wrong-code');
      for await (const list of await guest.client.tables.watch({})) {
        if (list.some(({ id, stage, entered }) => id === table && stage === 'playing' && entered)) break;
      }
      await guest.leave();
      const anna = await visit(port, tokens[0]);
      expect(anna.token).toBe(tokens[0]);
      expect((await viewOf(anna, table)).mine).toEqual([0]);
      for await (const { code: room } of await anna.client.room.watch({})) {
        expect(room).toMatch(/^[A-Z2-9]{4}$/);
        break;
      }
      await anna.leave();
    }
  });

  it('has its evening at every door: desk, people and a screen where the room is not held, and the records of it', async () => {
    const [one, other] = await doorsBeside(ROOM);
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
      games: [{ game: 'briscola-chiamata' }],
      form: { form: 'movement', remainder: 'sit-out' },
      scoring: 'duplicate',
      deals: 1,
      rounds: 1,
      minutes: 20,
    });
    await desk.client.evening.next({});
    await desk.client.evening.deal({});
    const table = (await eveningOf(desk)).round?.tables[0]?.table ?? '';
    // The screen looks on at the room's table; a hand is shown to nobody there.
    for await (const { observation, moves } of await screen.client.play.watch({ table, viewer: 'everyone' })) {
      expect([JSON.stringify(observation).includes('"mine"'), moves]).toEqual([false, []]);
      break;
    }
    expect((await refusalOf(screen.client.play.watch({ table, viewer: 0 }))).reason).toBe('only-a-screen');
    const random = seeded(3);
    await Promise.all(people.map((person) => playSeat(person, random)));
    const { standings } = await eveningOf(desk, isPlayedOut);
    expect(standings.map(({ tables }) => tables)).toEqual([1, 1, 1, 1, 1]);
    const shown = await roomOf(screen, () => true);
    expect([shown.evening, shown.screens]).toEqual(['rounds', 1]);
    for (const person of people) {
      const [last] = await person.client.records.list({});
      expect(last).toMatchObject({ game: 'briscola-chiamata', at: { name: 'Five', round: 0 } });
      const record = await person.client.records.get({ id: last?.id ?? 0 });
      expect(JSON.stringify(record)).toContain('"briscola-chiamata"');
    }
    // It is told at the door where it is held, too.
    const here = await visit((await holderOf(house, ROOM)).port);
    expect((await eveningOf(here)).name).toBe('Five');
    for (const { socket } of [desk, screen, here, ...people]) socket.close();
  });

  it('goes on when a host is told to end: its tables are handed over, and nobody waits', async () => {
    const sitting = await sitDown(house);
    const all = playersOf(sitting, () => house.doors());
    await moved(all, 2);
    const holder = await holderOf(house, sitting.table);
    await holder.end('SIGTERM');
    await moved(all, 3);
    expect(await holderOf(house, sitting.table)).not.toBe(holder);
    await expectWhole(house, sitting.table, all);
    console.log(`told to end: silent for ${Math.max(...all.map((one) => one.longestSilence()))} ms at most`);
    await holder.start();
  });

  it('goes on when a host is killed: another one has its tables within seconds', async () => {
    const sitting = await sitDown(house);
    const all = playersOf(sitting, () => house.doors());
    await moved(all, 2);
    const holder = await holderOf(house, sitting.table);
    await holder.end('SIGKILL');
    await moved(all, 3);
    expect(await holderOf(house, sitting.table)).not.toBe(holder);
    await expectWhole(house, sitting.table, all);
    console.log(`killed: silent for ${Math.max(...all.map((one) => one.longestSilence()))} ms at most`);
  });
});
