/** People do whatever comes to their mind, in any order, and the host ends in between: what must hold, holds. */
import { expect, it } from 'vitest';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import { allTold, back, type Guest, layAll, meOf, phone, watcher } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

const STEPS = 120;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Emil'];
/** Another one at every run; give it here to see a failure again. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

interface World {
  at: TestHost;
  home: Guest;
  /** Whose line is open, by name. */
  readonly online: Map<string, Guest>;
  /** Everybody who ever came, by name. */
  readonly known: Map<string, Guest>;
}

type Step = (world: World, random: Random) => Promise<unknown>;

const someone = ({ online }: World, random: Random): Guest | undefined =>
  online.size > 0 ? pick([...online.values()], random) : undefined;

/** Somebody who is there asks for this, and is perhaps refused. */
const asks =
  (path: string, input: (world: World, random: Random) => object = () => ({})): Step =>
  async (world, random) =>
    someone(world, random)?.call(path, input(world, random));

const person = ({ home }: World, random: Random) => ({
  person: pick([...home.room().people.map(({ id }) => id), 'nobody'], random),
});
const table = ({ home }: World) => ({ table: home.room().table?.id ?? 'none' });

const STEPS_OF: Readonly<Record<string, Step>> = {
  async comes(world, random) {
    const name = pick(NAMES, random);
    if (world.online.has(name)) return;
    const before = world.known.get(name);
    const address = `192.168.1.${10 + NAMES.indexOf(name)}`;
    const guest = before ? await back(world.at, before) : await phone(world.at, name, address);
    await guest.call('tables/enter', { code: world.at.host.room.code, name });
    world.online.set(name, guest);
    world.known.set(name, guest);
  },
  async goes(world, random) {
    const guest = someone(world, random);
    for (const [name, one] of world.online) if (one === guest) world.online.delete(name);
    guest?.connection.closed();
  },
  sits: asks('room/sit'),
  'sits again': asks('room/sit'),
  rises: asks('room/rise'),
  chooses: asks('room/choose', (_, random) => ({ choice: pick(['again', 'again', 'another', 'out'], random) })),
  plays: asks('room/play', (_, random) => ({
    game: 'race',
    ...pick([{}, { seats: 2 }, { seats: 3, deal: true }, { deal: true }], random),
  })),
  starts: asks('table/start', table),
  'goes on': asks('table/goOn', table),
  hurries: asks('room/hurry'),
  'passes it on': asks('room/passOn', person),
  removes: asks('room/remove', person),
  'has another name': asks('room/call', (_, random) => ({ name: pick([...NAMES, 'Zoe'], random) })),
  async forgives({ home }) {
    const [kept] = home.room().keptOut;
    if (kept) await home.get('room/letBack', { person: kept.person });
  },
  lays: (world) => layAll([...world.online.values()]),
  'lays more': (world) => layAll([...world.online.values()]),
  'some time passes': ({ at }) => at.clock.pass(5000),
  'much time passes': ({ at }) => at.clock.pass(70_000),
  async 'the host ends'(world) {
    world.at = world.at.restart();
    expect(world.at.host.resume()).toEqual([]);
    world.home = await back(world.at, world.home);
    for (const [name, guest] of world.online) world.online.set(name, await back(world.at, guest));
  },
};

/** What must hold whatever has happened. */
async function expectTruth({ at, home, online }: World): Promise<void> {
  const { people, table, after, code } = home.room();
  const live = at.host.room.state.table;
  const seats = (live?.kept.seats ?? []).flatMap((who) => (who.kind === 'person' ? who.session : []));
  const ids = people.map(({ id }) => id);
  const queue = people.flatMap(({ waits }) => waits ?? []).sort((a, b) => a - b);
  const promised = (live?.lateJoiners.waiting ?? []).map(({ session }) => session);
  const names = people.flatMap(({ name }) => (name === '' ? [] : name));
  // Nobody is there twice, by id, name, seat, promise or place in the queue; and nobody waits who sits.
  for (const list of [ids, names, seats, promised, queue.map(String)]) expect(new Set(list).size).toBe(list.length);
  expect(queue.every((place) => place <= at.host.room.state.shared().guests.length)).toBe(true);
  expect(people.filter(({ seat, waits }) => seat !== null && waits !== null)).toEqual([]);
  expect(promised.filter((session) => seats.includes(session))).toEqual([]);
  for (const { seat } of live?.lateJoiners.waiting ?? []) expect(live?.kept.seats[seat]?.kind).toBe('bot');
  // One leads at most, and has a name.
  const captains = people.filter(({ captain }) => captain);
  expect(captains.length).toBeLessThan(2);
  expect(captains.every(({ name }) => name !== '')).toBe(true);
  // Who sits at the room's table is in the room; time is counted only after a match.
  for (const session of seats) expect(at.host.room.state.person(session)).toBeDefined();
  if (after) expect(table?.stage).toBe('over');
  expect([table?.id, at.host.openTables().length]).toEqual([live?.id, live ? 1 : 0]);
  for (const guest of online.values()) await expectSight(guest, ids, code);
}

/** Whoever is in sees the same people; whoever is not sees nothing; who was removed is told nothing any more. */
async function expectSight(guest: Guest, ids: readonly string[], code: string | null): Promise<void> {
  if (guest.told() === 0) {
    // Not let in to any stream, until that is forgiven.
    expect(['kept-out', undefined]).toContain(await guest.reason('room/watch'));
    return;
  }
  const view = guest.room();
  if (ids.includes(meOf(guest))) expect([view.code, view.people.map(({ id }) => id)]).toEqual([code, ids]);
  else if (meOf(guest) === '') expect([view.code, view.people, view.table]).toEqual([null, [], null]);
  else expect(view.code).not.toBe(code);
}

it(`holds over ${STEPS} steps, seed ${SEED}`, { timeout: 240_000 }, async () => {
  const random = seeded(SEED);
  const at = testHost({ opensTables: true });
  const world: World = { at, home: await watcher(at), online: new Map(), known: new Map() };
  const done: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const name = pick([...Object.keys(STEPS_OF), 'comes', 'comes', 'plays', 'lays'], random);
    done.push(name);
    try {
      await STEPS_OF[name]?.(world, random);
      await allTold(world.at);
      await expectTruth(world);
      expect(world.at.log).toEqual([]);
    } catch (error) {
      throw new Error(`after ${done.join(', ')}`, { cause: error });
    }
  }
  // It was no walk on the spot.
  expect(new Set(done).size).toBeGreaterThan(10);
});
