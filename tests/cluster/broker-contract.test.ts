/**
 * What a host needs of a store, held to both: the one on this computer's disk, and the one of a house, whose other hosts have
 * all of it. Whatever was written and settled is there again: after a restart, and at another host.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsBroker } from '#main/cluster/nats-broker.ts';
import { Ownership } from '#main/cluster/ownership.ts';
import { replicatedStore } from '#main/cluster/replicated-store.ts';
import type { KeptEvening } from '#main/store/evening-store.ts';
import type { KeptRoom } from '#main/store/room-store.ts';
import { openReplica, openStore } from '#main/store/sqlite-store.ts';
import { type KeptTable, ROOM_ID, type Store } from '#main/store/store.ts';
import { StoreWriteError } from '#main/store/store-errors.ts';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';
import { endNodes, NATS, NO_NATS, type Node, startNodes } from './support/nats-servers.ts';

interface Kept {
  readonly store: Store;
  /** What is kept, as it is found again. */
  again(): Promise<Store>;
  end(): Promise<void>;
}

beforeAll(() => {
  if (!NATS) console.log(NO_NATS);
});

afterAll(() => {
  endNodes();
  removeFolders();
});

async function onDisk(): Promise<Kept> {
  const folder = temporaryFolder();
  let store = openStore(folder);
  const first = store;
  return {
    store: first,
    async again() {
      store.close();
      store = openStore(folder);
      return store;
    },
    end: async () => store.close(),
  };
}

/** Two hosts of a house: what the first writes, the second knows. */
async function inHouse(): Promise<Kept> {
  const nodes = await startNodes(1);
  const made = [await member('one', nodes), await member('two', nodes)] as const;
  const [one, two] = made;
  one.member.begin();
  await expect.poll(() => one.member.owns(ROOM_ID), { timeout: 20_000 }).toBe(true);
  return {
    store: replicatedStore(one.copy, one.member),
    async again() {
      await Promise.all([ROOM_ID, TABLE.id].map((holding) => one.member.whenDurable(holding)));
      await one.member.whenDurable(ROOM_ID);
      await two.member.caughtUp();
      return two.copy;
    },
    async end() {
      for (const { member, copy, broker } of made) {
        member.stop();
        copy.close();
        await broker.close();
      }
      await nodes[0]?.kill();
    },
  };
}

async function member(name: string, nodes: readonly Node[]) {
  const broker = await natsBroker({ servers: nodes.map(({ url }) => url), name });
  const copy = openReplica(temporaryFolder());
  const here = new Ownership({ broker, id: name, copy, log: (line) => console.log(line) });
  here.on('fenced', (why) => console.log(why));
  await here.ready();
  return { member: here, copy, broker };
}

const TABLE: KeptTable = {
  id: 'table',
  game: 'race',
  options: { rounds: 3 },
  seats: [
    { kind: 'person', name: 'Ada', session: 'ada' },
    { kind: 'bot', name: 'Nina', level: 'easy' },
  ],
  host: 'ada',
  match: 0,
  settings: {
    open: true,
    locked: false,
    spectators: false,
    chat: true,
    counting: true,
    hints: true,
    standInAfter: 15,
    claimAfter: 45,
  },
  code: 'K7QM',
  guests: [{ session: 'ada', device: '', name: 'Ada' }],
  banned: [],
  handed: [],
  name: 'Ada’s',
  room: false,
  heirs: [],
  dealt: '',
};
const EVENING: KeptEvening = {
  evening: {
    ...{ name: 'Friday', games: [], form: { form: 'free' }, scoring: 'places' },
    ...{ rounds: 1, minutes: 1, deals: 0, players: [], played: [] },
  },
  ...{ rounds: [], counted: [], freeMatches: [], by: 'ada', level: null, over: false, id: 'e' },
};

const EVENINGLESS: KeptRoom = {
  code: 'R4M7',
  open: true,
  captain: '',
  playing: '',
  people: [],
  screens: [],
  queue: [],
  banned: [],
  options: {},
  level: null,
  aside: [],
};
const event = (t: number) => ({ by: 0, type: 'lay', t }) as const;

// Each begins with an empty broker of its own, and mostly waits: all at once.
describe.concurrent.each([
  ['this computer’s disk', onDisk, true],
  ['a house of hosts', inHouse, NATS !== undefined],
] as const)('what is kept on %s', (_, make, isThere) => {
  const kept = (name: string, run: (kept: Kept) => Promise<void>): void => {
    it.runIf(isThere)(name, async () => {
      const made = await make();
      try {
        await run(made);
      } finally {
        await made.end();
      }
    });
  };

  kept('is all there again: table, matches, events, sessions, room', async ({ store, again }) => {
    store.keepSession('ada', new Uint8Array(32).fill(1), 7);
    store.keepSession('bob', new Uint8Array(32).fill(2), 7);
    store.noteSession({ id: 'ada', seen: 9, name: 'Ada', device: 'there', opens: true, untold: false });
    store.keepTable(TABLE);
    store.keepRoom(EVENINGLESS);
    const rooms = { ...TABLE, id: 'rooms', room: true };
    store.adoptEvening(EVENING, true, rooms);
    store.adoptEvening({ ...EVENING, over: true }, false, rooms);
    const { id } = store.beginMatch(TABLE);
    store.append(id, 0, event(1));
    store.appendDiscreetly(id, 1, []);
    store.appendDiscreetly(id, 1, [event(2), event(3)]);
    store.setPaused(id, true);
    store.keepSeatedBots(id, []);
    store.keepMatchHosts(id, [{ name: 'here', from: 0 }]);
    store.keepStory(id, []);
    store.handOver({ ...TABLE, host: 'bob' }, id, 'ada', 'bob');
    const later = await again();
    expect(later.tables()).toEqual(expect.arrayContaining([{ ...TABLE, host: 'bob' }, rooms]));
    expect(later.evenings().map(({ kept }) => kept)).toEqual([{ ...EVENING, over: true }]);
    expect(later.match('table', 0)).toMatchObject({ id, paused: true, over: false });
    expect(later.events(id)).toEqual([event(1), event(2), event(3)]);
    expect(later.matchHosts(id)).toEqual([{ name: 'here', from: 0 }]);
    expect(later.story(id)).toEqual([]);
    expect(later.session('ada')).toMatchObject({ name: 'Ada', opens: true, hash: new Uint8Array(32).fill(1) });
    expect(later.room()).toEqual(EVENINGLESS);
  });

  kept('lists what is over for who sat there, the latest first, until it is deleted', async ({ store, again }) => {
    store.keepSession('ada', new Uint8Array(32), 7);
    store.keepTable(TABLE);
    const ids = [0, 1, 2].map((match) => {
      const { id } = store.beginMatch({ ...TABLE, match });
      store.append(id, 0, event(match));
      store.end(id, { scores: [2, 1], winners: [0] });
      return id;
    });
    store.deleteMatches(ids.slice(0, 1));
    const later = await again();
    expect(later.finished('ada').map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    expect(later.finished('eve')).toEqual([]);
    expect(later.finishedMatch('ada', ids[2] ?? 0)?.result).toEqual({ scores: [2, 1], winners: [0] });
    expect(later.events(ids[0] ?? 0)).toEqual([]);
  });

  kept('has each event in its place, or not at all', async ({ store, again }) => {
    store.keepSession('ada', new Uint8Array(32), 7);
    store.keepTable(TABLE);
    const { id } = store.beginMatch(TABLE);
    store.append(id, 0, event(0));
    expect(() => store.append(id, 0, event(9))).toThrow(StoreWriteError);
    expect(() => store.append(id, 2, event(9))).toThrow(StoreWriteError);
    expect(() => store.append(id + 1, 0, event(9))).toThrow(StoreWriteError);
    store.append(id, 1, event(1));
    expect((await again()).events(id)).toEqual([event(0), event(1)]);
  });

  kept('breaks a match off and keeps its table without it', async ({ store, again }) => {
    store.keepSession('ada', new Uint8Array(32), 7);
    store.keepTable(TABLE);
    const { id } = store.beginMatch(TABLE);
    store.append(id, 0, event(0));
    store.breakOff(id, { ...TABLE, match: 1 });
    const later = await again();
    expect(later.tables()).toEqual([{ ...TABLE, match: 1 }]);
    expect(later.overMatch(id)).toMatchObject({ over: true, brokenOff: true });
    expect(later.events(id)).toEqual([event(0)]);
  });

  kept('forgets a table that is closed, and keeps what was played at it', async ({ store, again }) => {
    store.keepSession('ada', new Uint8Array(32), 7);
    store.keepTable(TABLE);
    const { id } = store.beginMatch(TABLE);
    store.append(id, 0, event(0));
    store.end(id, { scores: [2, 1], winners: [0] });
    store.dropTable(TABLE.id);
    const later = await again();
    expect(later.tables()).toEqual([]);
    expect(later.overMatch(id)).toMatchObject({ over: true });
  });
});
