/**
 * Twenty light clients and one desk over the real protocol: three rounds of the same deals at four tables, the host killed
 * while the second is played, two people leaving after the first. Nothing is lost, nobody sits or counts twice.
 */
import { afterAll, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { openStore } from '#main/store/sqlite-store.ts';
import { seeded } from '#shared/engine/random.ts';
import { type Visitor, visit } from './support/client.ts';
import { allHere, eveningOf, isPlayedOut, playSeat, watchRoom } from './support/evening-clients.ts';
import { endChildren, startChild } from './support/server-process.ts';
import { removeFolders, temporaryFolder } from './support/test-server.ts';

const PEOPLE = 20;
/** The host is killed after so many moves of the second round: there are more than 40 at each of three tables. */
const MOVES_BEFORE_THE_KILL = 60;

afterAll(() => {
  endChildren();
  removeFolders();
});

const random = seeded(3);
let moves = 0;
/** Called after each move. */
let moved = (): void => undefined;
const play = (person: Visitor): Promise<void> =>
  playSeat(person, random, () => {
    moves++;
    moved();
  });

it('an evening of twenty, killed in between', { timeout: 120_000 }, async () => {
  const data = temporaryFolder();
  let server = await startChild(data);
  let desk = await visit(server.port);
  let people: Visitor[] = [];
  for (let k = 0; k < PEOPLE; k++) {
    const visitor = await visit(server.port);
    await visitor.client.room.call({ name: `P ${k}` });
    // Who has the room open is here.
    void watchRoom(visitor);
    people.push(visitor);
  }
  await allHere(desk, PEOPLE);
  await desk.client.evening.begin({
    name: 'Twenty',
    games: [{ game: 'briscola-chiamata' }],
    form: { form: 'movement', remainder: 'sit-out' },
    scoring: 'duplicate',
    deals: 1,
    rounds: 3,
    minutes: 20,
  });
  const round = async (): Promise<void> => {
    await desk.client.evening.next({});
    await desk.client.evening.deal({});
    await Promise.all(people.map(play));
    await eveningOf(desk, isPlayedOut);
  };
  await round();
  for (const { client } of people.splice(18)) await client.room.rise({});

  await desk.client.evening.next({});
  await desk.client.evening.deal({});
  const before = await eveningOf(desk);
  const until = moves + MOVES_BEFORE_THE_KILL;
  const enough = new Promise<void>((resolve) => {
    moved = () => {
      if (moves >= until) resolve();
    };
  });
  for (const person of people) void play(person).catch(() => undefined);
  await enough;
  moved = () => undefined;
  await server.end('SIGKILL');

  server = await startChild(data);
  desk = await visit(server.port, desk.token);
  const back: Visitor[] = [];
  for (const { token } of people) back.push(await visit(server.port, token));
  people = back;
  for (const visitor of people) void watchRoom(visitor);
  const after = await eveningOf(desk);
  expect({ ...after.round, seconds: 0, tables: 0 }).toEqual({ ...before.round, seconds: 0, tables: 0 });
  expect(after.round?.tables.map(({ seats, table }) => [seats, table])).toEqual(
    before.round?.tables.map(({ seats, table }) => [seats, table]),
  );
  await Promise.all(people.map(play));
  await eveningOf(desk, isPlayedOut);
  await round();
  const { standings } = await eveningOf(desk);
  await server.end('SIGTERM');

  const store = openStore(data);
  const { played = [] } = store.evening()?.evening ?? {};
  const rounds = store.evening()?.rounds ?? [];
  const seats = played.map(({ tables, out }) => [
    ...tables.flatMap(({ seats }) => seats.map((who) => (who.kind === 'person' ? who.player : who.kind))),
    ...out,
  ]);
  expect(seats.map((one) => [one.length, new Set(one).size])).toEqual([
    [20, 20],
    [18, 18],
    [18, 18],
  ]);
  expect(played.map(({ tables }) => tables.map(({ entries }) => entries.length))).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
  // Each table's result is that of its one match, and its first cards were the same as at the others.
  const duplicate = gameOf('briscola-chiamata')?.duplicate;
  for (const [k, { tables }] of rounds.entries()) {
    const firsts = tables.map((id, at) => {
      const match = store.latestOver(id ?? '');
      if (!match?.result) throw new Error('a table without a result');
      expect(played[k]?.tables[at]?.entries[0]?.scores).toEqual(duplicate?.deals(match.result)[0]?.scores);
      return JSON.stringify(
        store
          .events(match.id)
          .slice(0, 2)
          .map(({ t: _, ...event }) => event),
      );
    });
    expect(new Set(firsts).size).toBe(1);
  }
  store.close();
  expect(standings.map(({ tables }) => tables).reduce((sum, one) => sum + one, 0)).toBe(20 + 15 + 15);
  expect(standings.filter(({ here }) => here)).toHaveLength(18);
});
