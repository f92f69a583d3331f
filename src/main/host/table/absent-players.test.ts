import { describe, expect, it } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import { type Race, race } from '../testing/race-game.ts';
import { latest, openTableStream, person, playDeal, removeAt, startedTable } from '../testing/table-people.ts';
import { openTable, PACE_MS, testHost } from '../testing/test-host.ts';
import type { Table } from './table.ts';

/** So long may somebody be away, in ms, at a new table. */
const AWAY = 60_000;

/** The race, but nobody sees what others lay. */
const hidden: Game<Race> = {
  ...race,
  rules: {
    ...race.rules,
    observe(state, viewer) {
      const seen = race.rules.observe(state, viewer);
      return viewer === 'everyone' ? { ...seen, toAct: [], last: null, laid: [], scores: [] } : seen;
    },
  },
};

type Person = Extract<Seated, { kind: 'person' }>;

/** How a person's seat is shown. */
function seat(table: Table, session: string, at: number): Person {
  const shown = table.view(session).seats[at];
  if (shown?.kind !== 'person') throw new Error(`no person on seat ${at}`);
  return shown;
}

describe('somebody who is away', () => {
  it('has a stand-in after a minute, whose moves are counted, until they are back', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    openTableStream(table, ada);
    await at.clock.pass(AWAY - 1);
    expect(seat(table, ada, 1)).toMatchObject({ here: false, standIn: false, stoodIn: 0 });
    await at.clock.pass(1);
    expect(seat(table, ada, 1)).toMatchObject({ name: 'Bob', here: false, standIn: true, stoodIn: 0 });
    await at.clock.pass(2 * PACE_MS);
    expect(seat(table, ada, 1)).toMatchObject({ standIn: true, stoodIn: 2 });
    openTableStream(table, bob);
    expect(seat(table, ada, 1)).toMatchObject({ here: true, standIn: false, stoodIn: 2 });
    await at.clock.pass(AWAY);
    expect((await latest(table, bob, 1)).moves).toHaveLength(1);
    expect(at.log).toEqual([]);
  });

  it('has a stand-in whose secret moves (BC-21) are told to nobody by their count', async () => {
    const at = testHost({ gameOf: () => hidden });
    const { table, ada } = startedTable(at);
    openTableStream(table, ada);
    await at.clock.pass(AWAY + 2 * PACE_MS);
    expect(at.store.events(1).filter(({ by }) => by === 1)).toHaveLength(2);
    expect(seat(table, ada, 1)).toMatchObject({ standIn: true, stoodIn: 0 });
  });

  it('is not waited for in a score pause, and the match goes on to its end', async () => {
    const at = testHost();
    const { table, ada } = startedTable(at);
    openTableStream(table, ada);
    await playDeal(table, [ada]);
    await at.clock.pass(AWAY + 3 * PACE_MS);
    expect(table.view(ada).scorePause).toEqual([0]);
    table.moves.endScorePause(ada);
    expect(table.view(ada).scorePause).toBe(null);
    await playDeal(table, [ada]);
    await at.clock.pass(3 * PACE_MS);
    expect(table.stage).toBe('over');
    expect(seat(table, ada, 1)).toMatchObject({ standIn: false, stoodIn: 6 });
    expect(at.log).toEqual([]);
  });

  it('has a stand-in as soon as the table sets, also if the host changes that meanwhile', async () => {
    const at = testHost();
    const { table, ada } = startedTable(at);
    openTableStream(table, ada);
    table.changeSettings({ standInAfter: 180 });
    await at.clock.pass(100_000);
    expect(seat(table, ada, 1).standIn).toBe(false);
    table.changeSettings({ standInAfter: 15 });
    expect(seat(table, ada, 1).standIn).toBe(true);
  });

  it('has none while the match is paused: that time does not count', async () => {
    const at = testHost();
    const { table, ada } = startedTable(at);
    openTableStream(table, ada);
    await at.clock.pass(AWAY - 1000);
    table.pause(true);
    await at.clock.pass(AWAY);
    expect(seat(table, ada, 1).standIn).toBe(false);
    table.pause(false);
    await at.clock.pass(1000);
    expect(seat(table, ada, 1).standIn).toBe(true);
  });

  it('keeps the seat after standing up, and has a stand-in like anybody', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    openTableStream(table, ada);
    const leave = openTableStream(table, bob);
    expect(table.stand(bob, 1)).toBeUndefined();
    leave();
    await at.clock.pass(AWAY);
    expect(seat(table, ada, 1).standIn).toBe(true);
    expect(table.view(bob).mine).toEqual([1]);
  });

  it('is waited for as long as nobody else is there to wait', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    const spectator = person(at);
    table.guests.enter(spectator);
    openTableStream(table, spectator);
    await at.clock.pass(100 * AWAY);
    expect(at.store.events(1)).toHaveLength(1);
    openTableStream(table, bob);
    expect(seat(table, bob, 0).standIn).toBe(false);
    await at.clock.pass(AWAY);
    expect(seat(table, bob, 0).standIn).toBe(true);
    expect(seat(table, ada, 1).standIn).toBe(false);
  });

  it('has as long to come back after the host has started again, and lost no move', async () => {
    const before = testHost();
    const { table, ada, bob } = startedTable(before);
    openTableStream(table, ada);
    await before.clock.pass(AWAY + PACE_MS);
    const kept = before.store.events(1);
    expect(kept).toHaveLength(2);
    const after = before.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    openTableStream(again, ada);
    await after.clock.pass(AWAY - 1);
    expect(seat(again, ada, 1)).toMatchObject({ standIn: false, stoodIn: 0 });
    expect(after.store.events(1)).toEqual(kept);
    await after.clock.pass(1 + PACE_MS);
    expect(seat(again, ada, 1)).toMatchObject({ standIn: true, stoodIn: 1 });
    expect(again.view(bob).mine).toEqual([1]);
  });

  it('has no stand-in in the lobby', async () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const table = openTable(at, ada);
    table.guests.enter(bob);
    table.sit(ada, 0, 'Ada');
    table.sit(bob, 1, 'Bob');
    openTableStream(table, ada);
    await at.clock.pass(10 * AWAY);
    expect(seat(table, ada, 1).standIn).toBe(false);
    table.start();
    await at.clock.pass(AWAY - 1);
    expect(seat(table, ada, 1).standIn).toBe(false);
    await at.clock.pass(1);
    expect(seat(table, ada, 1).standIn).toBe(true);
  });

  it('may be removed while a stand-in sits there: a bot goes on for good, one and not two', async () => {
    const at = testHost();
    const { table, ada } = startedTable(at);
    openTableStream(table, ada);
    await at.clock.pass(AWAY);
    expect(removeAt(table, 1)).toBeUndefined();
    expect(table.view(ada).seats[1]).toMatchObject({ kind: 'bot' });
    await flushPromises();
    await at.clock.pass(3 * PACE_MS);
    expect(at.store.events(1).slice(1)).toMatchObject([{ by: 1 }, { by: 1 }, { by: 1 }]);
    expect(at.log).toEqual([]);
  });
});
