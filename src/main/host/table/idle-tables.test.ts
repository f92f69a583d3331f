import { describe, expect, it } from 'vitest';
import { Caller } from '../connections/callers.ts';
import { latest, openTableStream, person } from '../testing/table-people.ts';
import { openTable, type TestHost, testHost } from '../testing/test-host.ts';
import { recordsOf } from './match-records.ts';

const MINUTE = 60_000;

/** A host of a table who is connected, and how to leave. */
function opened(at: TestHost) {
  const caller = new Caller();
  const { session } = at.host.greet(caller, undefined);
  const table = openTable(at, session);
  const isThere = () => at.host.table(table.id) !== undefined;
  return { session, table, isThere, leave: () => at.host.leave(caller) };
}

describe('a table that all have left', () => {
  it('is closed after half an hour in which nobody was there, and not while somebody is', async () => {
    const at = testHost();
    const { table, isThere, leave } = opened(at);
    await at.clock.pass(100 * MINUTE);
    leave();
    const bob = person(at);
    table.guests.enter(bob);
    await at.clock.pass(29 * MINUTE);
    const leaves = openTableStream(table, bob);
    await at.clock.pass(100 * MINUTE);
    leaves();
    await at.clock.pass(30 * MINUTE - 1);
    expect(isThere()).toBe(true);
    await at.clock.pass(1);
    expect(isThere()).toBe(false);
    expect(at.store.tables()).toEqual([]);
    expect(at.log).toEqual([]);
  });

  it('waits for ever where a match is being played, and two hours where it is over; its record stays', async () => {
    const at = testHost();
    const { session, table, isThere, leave } = opened(at);
    table.setSeats(2);
    table.sit(session, 0, 'Ada');
    table.seatBot(1, 'random');
    table.start();
    leave();
    await at.clock.pass(1000 * MINUTE);
    expect([isThere(), table.stage]).toEqual([true, 'playing']);
    // A match that all have left is none that an update would have to wait for.
    expect(at.host.isPlaying()).toBe(false);
    const leaves = openTableStream(table, session);
    expect(at.host.isPlaying()).toBe(true);
    // The bot has laid all that it has; Ada lays hers in both deals.
    for (let k = 0; k < 40 && table.stage === 'playing'; k++) {
      if (table.view(session).scorePause) table.moves.endScorePause(session);
      await playOne(at, table, session);
    }
    expect(table.stage).toBe('over');
    expect(at.host.isPlaying()).toBe(false);
    leaves();
    await at.clock.pass(120 * MINUTE - 1);
    expect(isThere()).toBe(true);
    await at.clock.pass(1);
    expect(isThere()).toBe(false);
    expect(recordsOf(at.host.recordAccess, session)).toHaveLength(1);
  });

  it('has as long again after the host has started anew', async () => {
    const before = testHost();
    const { table, leave } = opened(before);
    leave();
    await before.clock.pass(29 * MINUTE);
    const after = before.restart();
    after.host.resume();
    await after.clock.pass(29 * MINUTE);
    expect(after.host.table(table.id)).toBeDefined();
    await after.clock.pass(MINUTE);
    expect(after.host.table(table.id)).toBeUndefined();
  });
});

async function playOne(at: TestHost, table: ReturnType<typeof openTable>, session: string): Promise<void> {
  const { match, version, moves } = await latest(table, session, 0);
  if (moves.length > 0) await table.moves.move(session, 0, { match, version }, moves[0]);
  await at.clock.pass(5000);
}

describe('what a table is called', () => {
  it('is who made it and what is played, with a number where that is another’s name already', () => {
    const at = testHost();
    const [one, other] = [opened(at), opened(at)];
    expect(one.table.view(one.session).name).toBe('');
    const bob = person(at);
    one.table.guests.enter(bob);
    one.table.sit(bob, 1, 'Bob');
    expect(one.table.kept.name).toBe('');
    one.table.sit(one.session, 0, 'Nonna');
    other.table.sit(other.session, 0, 'Nonna');
    expect([one, other].map(({ table, session }) => table.view(session).name)).toEqual([
      'Nonna’s race',
      'Nonna’s race 2',
    ]);
    one.table.stand(one.session, 0);
    one.table.sit(one.session, 0, 'Ada');
    expect(one.table.kept.name).toBe('Nonna’s race');
    expect(one.table.summary(bob)).toMatchObject({ name: 'Nonna’s race' });
  });
});
