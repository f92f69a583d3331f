/** The host ends after each step of an evening, and the next one goes on from what lies on the disk. */
import { describe, expect, it } from 'vitest';
import type { RoomView } from '#shared/protocol/room.ts';
import type { KeptRoom } from '../../store/room-store.ts';
import { back, type Guest, layAll, meOf, phone, playOut, watcher } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

interface Evening {
  readonly at: TestHost;
  readonly home: Guest;
  readonly guests: Map<string, Guest>;
}

type Step = (evening: Evening) => Promise<unknown>;

const of = ({ guests }: Evening, name: string): Guest => guests.get(name) as Guest;
const comes =
  (name: string, address: string): Step =>
  async ({ at, guests }) =>
    guests.set(name, await phone(at, name, address));

const STEPS: Readonly<Record<string, Step>> = {
  'Ada comes in': comes('Ada', '192.168.1.10'),
  'Bob comes in': comes('Bob', '192.168.1.11'),
  'Ada has another mark': (e) => of(e, 'Ada').get('room/call', { name: 'Ada', mark: { colour: 'plum', sign: 'key' } }),
  'a screen is let in': async (e) => {
    const set = await watcher(e.at, '192.168.1.200', { role: 'screen' });
    e.guests.set('television', set);
    const [knock] = of(e, 'Ada').room().knocks;
    const offer = knock?.offers.findIndex((cards) => cards.join() === set.room().cards?.join());
    await of(e, 'Ada').get('room/letIn', { knock: knock?.id, offer });
  },
  'it passes to Bob': (e) => of(e, 'Ada').get('room/passOn', { person: meOf(of(e, 'Bob')) }),
  'Bob sets the race up': (e) => of(e, 'Bob').get('room/play', { game: 'race', seats: 3 }),
  'Bob deals': (e) => of(e, 'Bob').get('table/start', { table: of(e, 'Bob').room().table?.id }),
  'Cleo comes late': comes('Cleo', '192.168.1.12'),
  'Cleo wants a seat': (e) => of(e, 'Cleo').get('room/sit'),
  'Dora comes and waits': async (e) => {
    await comes('Dora', '192.168.1.13')(e);
    await of(e, 'Dora').get('room/sit');
  },
  'a deal is played': async (e) => {
    await layAll([...e.guests.values()]);
    await e.at.clock.pass(10_000);
  },
  'they go on': async (e) => {
    const table = of(e, 'Ada').room().table?.id;
    for (const name of ['Ada', 'Bob']) {
      await of(e, name).follow('table/watch', { table });
      await of(e, name).get('table/goOn', { table });
    }
    await e.at.clock.pass(60_000);
  },
  'the match is played out': (e) => playOut(e.at, [...e.guests.values()]),
  'Dora is removed': (e) => of(e, 'Bob').get('room/remove', { person: meOf(of(e, 'Dora')) }),
  'all want again': async (e) => {
    for (const name of ['Ada', 'Bob', 'Cleo']) await of(e, name).get('room/choose', { choice: 'again' });
    await e.at.clock.pass(3000);
  },
};

/** What of the room is to be the same: not who is here, nor what is chosen and counted. */
function lasting({ people, table, after: _, screens: __, ...view }: RoomView) {
  return {
    ...view,
    people: people.map(({ here: _, choice: __, ...person }) => person),
    table: table && {
      ...table,
      seats: table.seats.map((who) => (who.kind === 'person' ? { name: who.name, mark: who.mark } : who)),
    },
  };
}

describe('after a restart the room is as it was', () => {
  const names = Object.keys(STEPS);
  it.each(names.map((name, last) => [name, last] as const))('when %s', async (_, last) => {
    const at = testHost({ opensTables: true });
    const evening: Evening = { at, home: await watcher(at), guests: new Map() };
    for (const name of names.slice(0, last + 1)) await STEPS[name]?.(evening);
    await at.clock.pass(0);
    const before = lasting(evening.home.room());
    const views = [...evening.guests].map(([name, guest]) => [name, guest.room().me, guest.room().code] as const);
    const next = at.restart();
    expect(next.host.resume()).toEqual([]);
    const home = await back(next, evening.home);
    expect(lasting(home.room())).toEqual(before);
    for (const [name, me, code] of views) {
      if (me === null && code === null) continue;
      const again = await watcher(next, of(evening, name).address, {
        token: of(evening, name).token,
        ...(name === 'television' && { role: 'screen' }),
      });
      expect([again.room().me, again.room().code]).toEqual([me, code]);
    }
    expect(next.log).toEqual([]);
  });
});

describe('a store that has lost the room', () => {
  it('still tells who sat at its table: they are in it, and go on', async () => {
    const before = testHost({ opensTables: true });
    const ada = await phone(before, 'Ada', '192.168.1.10');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
    const at = before.restart();
    at.store.room = () => undefined;
    at.host.resume();
    const again = await back(at, ada);
    expect(again.room()).toMatchObject({ people: [{ name: 'Ada', seat: 0 }], table: { id: table, mine: [0] } });
    expect(again.room().leads).toBe(true);
    await layAll([again]);
  });

  it('closes a table that was put up and did not come to be the room’s', async () => {
    const before = testHost({ opensTables: true });
    const ada = await phone(before, 'Ada', '192.168.1.10');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2 });
    const kept = before.store.room() as KeptRoom;
    await ada.get('room/play', { game: 'race', seats: 3 });
    before.store.keepRoom({ ...kept, playing: '' });
    const at = before.restart();
    at.host.resume();
    const home = await watcher(at);
    expect([home.room().table, at.store.tables()]).toEqual([null, []]);
    expect(table).not.toBe('');
  });
});
