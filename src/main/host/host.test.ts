import { describe, expect, it, vi } from 'vitest';
import type { TableSummary, TableView } from '#shared/protocol/table.ts';
import { Caller } from './connections/callers.ts';
import { openStreamQueue } from './connections/stream-queue.ts';
import type { Host } from './host.ts';
import { Room } from './room/room.ts';
import type { Table } from './table/table.ts';
import type { ExposedTable } from './table/table-view.ts';
import { openTable, type TestHost, testHost } from './testing/test-host.ts';

const ELSEWHERE = '192.168.1.7';

/** Somebody who has greeted the host, from this computer or from that address. */
function arrive({ host }: TestHost, address?: string) {
  const caller = new Caller(address);
  const { session } = host.greet(caller, undefined);
  const enter = (code: string): string | null => {
    const entered = host.admission.enter(caller, session, code);
    return 'refusal' in entered ? entered.refusal.reason : entered.table;
  };
  return { caller, session, enter };
}

/** A code that is wrong, but could be one. */
function wrong({ kept: { code } }: Table): string {
  return code === 'AAAA' ? 'BBBB' : 'AAAA';
}

async function listOf(host: Host, caller: Caller, session: string): Promise<TableSummary[]> {
  const stream = openStreamQueue<TableSummary[]>();
  host.watchTables(caller, session, stream);
  const { value } = await stream.read().next();
  stream.end();
  return value as TableSummary[];
}

describe('coming in', () => {
  it('is by the code, and for good', () => {
    const at = testHost({ opensTables: true });
    const table = openTable(at, arrive(at).session);
    const bob = arrive(at, ELSEWHERE);
    expect(table.guests.refuse(bob.session)?.reason).toBe('not-entered');
    expect(bob.enter(wrong(table))).toBe('wrong-code');
    expect(bob.enter('?')).toBe('wrong-code');
    expect(bob.enter(` ${table.kept.code.toLowerCase()} `)).toBe(table.id);
    expect(table.guests.refuse(bob.session)).toBeUndefined();
    table.newCode();
    expect(table.guests.refuse(bob.session)).toBeUndefined();
  });

  it('again and again fills no table, and whoever sits there or looks on stays', () => {
    const at = testHost({ opensTables: true });
    const table = openTable(at, arrive(at).session);
    const [bob, eve] = [arrive(at, ELSEWHERE), arrive(at, ELSEWHERE)];
    bob.enter(table.kept.code);
    table.sit(bob.session, 0, 'Bob');
    at.host.leave(bob.caller);
    eve.enter(table.kept.code);
    for (let k = 0; k < 600; k++) {
      const mallory = arrive(at, '10.0.0.1');
      expect(mallory.enter(table.kept.code)).toBe(table.id);
      // Half of them stay connected.
      if (k % 2) at.host.leave(mallory.caller);
    }
    expect(table.kept.guests.length).toBeLessThan(150);
    expect([bob, eve].map(({ session }) => table.guests.refuse(session))).toEqual([undefined, undefined]);
    expect(arrive(at, '192.168.1.8').enter(table.kept.code)).toBe(table.id);
  });

  it('with the right code waits for nobody who guesses', () => {
    const at = testHost({ opensTables: true });
    const table = openTable(at, arrive(at).session);
    for (let device = 0; device < 40; device++) {
      const guesser = arrive(at, `10.0.0.${device}`);
      for (let k = 0; k < 20; k++) guesser.enter(wrong(table));
    }
    const newcomers = Array.from({ length: 40 }, (_, k) => arrive(at, `192.168.1.${k}`).enter(table.kept.code));
    expect(newcomers.filter((entered) => entered === table.id)).toHaveLength(40);
  });

  it('is told apart by the code where there are several tables', () => {
    const at = testHost({ opensTables: true });
    const ada = arrive(at).session;
    const tables = [openTable(at, ada), openTable(at, ada), openTable(at, ada)];
    for (const table of tables) expect(arrive(at, ELSEWHERE).enter(table.kept.code)).toBe(table.id);
  });

  it('has to wait after too many wrong codes, at that address alone', async () => {
    const at = testHost({ opensTables: true });
    const table = openTable(at, arrive(at).session);
    const [eve, bob, carl] = [arrive(at, ELSEWHERE), arrive(at, ELSEWHERE), arrive(at, '192.168.1.8')];
    expect(bob.enter(table.kept.code)).toBe(table.id);
    for (let k = 0; k < 10; k++) expect(eve.enter(wrong(table))).toBe('wrong-code');
    expect(eve.enter(table.kept.code)).toBe('too-many-tries');
    expect(arrive(at, ELSEWHERE).enter(table.kept.code)).toBe('too-many-tries');
    expect(bob.enter(table.kept.code)).toBe(table.id);
    expect(carl.enter(table.kept.code)).toBe(table.id);
    await at.clock.pass(3000);
    expect(eve.enter(table.kept.code)).toBe(table.id);
  });

  it('to a table that is not open is for this computer alone', () => {
    const at = testHost();
    const { session } = arrive(at);
    const table = openTable(at, session);
    const [bob, carl] = [arrive(at, ELSEWHERE), arrive(at, '127.0.0.1')];
    expect(bob.enter(table.kept.code)).toBe('wrong-code');
    expect(carl.enter(table.kept.code)).toBe(table.id);
    at.host.changeSettings(session, table, { open: true });
    expect(bob.enter(table.kept.code)).toBe(table.id);
  });

  it('leaves a session in the store, so that it is known after the host has ended', () => {
    const before = testHost({ opensTables: true });
    const table = openTable(before, arrive(before).session);
    const bob = arrive(before, ELSEWHERE);
    const token = bob.caller.greeting?.token;
    bob.enter(table.kept.code);
    const after = before.restart();
    after.host.resume();
    const { session } = after.host.greet(new Caller(ELSEWHERE), token);
    expect(session).toBe(bob.session);
    expect(after.host.table(table.id)?.guests.refuse(session)).toBeUndefined();
  });
});

describe('the list of tables', () => {
  it('shows those that are open or come in to; at this computer all', async () => {
    const at = testHost();
    const ada = arrive(at);
    const [one, other, third] = [1, 2, 3].map(() => openTable(at, ada.session)) as [Table, Table, Table];
    const bob = arrive(at, ELSEWHERE);
    at.host.changeSettings(ada.session, one, { open: true, locked: true });
    other.guests.enter(bob.session);
    expect(await listOf(at.host, bob.caller, bob.session)).toMatchObject([
      { id: one.id, entered: false, locked: true, host: false },
      { id: other.id, entered: true, locked: false, host: false },
    ]);
    const carl = arrive(at);
    expect((await listOf(at.host, carl.caller, carl.session)).map(({ id }) => id)).toEqual([
      one.id,
      other.id,
      third.id,
    ]);
  });
});

describe('what others in the house are told', () => {
  it('is the open tables, whenever something about them changes', () => {
    const at = testHost();
    const told: (readonly ExposedTable[])[] = [];
    at.host.watchExposed(({ tables }) => told.push(tables));
    const ada = arrive(at).session;
    const table = openTable(at, ada);
    expect(told).toEqual([[]]);
    at.host.changeSettings(ada, table, { open: true });
    table.changeSettings({ chat: false });
    table.sit(ada, 0, 'Ada');
    table.sit(ada, 0, 'Ada L.');
    table.changeSettings({ locked: true });
    at.host.changeSettings(ada, table, { open: false });
    const about = { id: table.id, game: 'race', stage: 'lobby', seats: 2, bots: 0, locked: false } as const;
    const open = { ...about, name: '', people: [], free: 2 };
    const taken = { ...about, name: 'Ada’s race', people: ['Ada'], free: 1 };
    const renamed = { ...taken, name: 'Ada L.’s race', people: ['Ada L.'] };
    expect(told).toEqual([[], [open], [taken], [renamed], [{ ...renamed, locked: true }], []]);
  });

  it('is there again after the host has ended, and gone with the table', () => {
    const before = testHost({ opensTables: true });
    const table = openTable(before, arrive(before).session);
    const after = before.restart();
    after.host.resume();
    const told: string[][] = [];
    after.host.watchExposed(({ tables }) => told.push(tables.map(({ id }) => id)));
    after.host.close(after.host.table(table.id) as Table);
    expect(told).toEqual([[table.id], []]);
  });

  it('is on the table itself where it is reached now', async () => {
    let addresses = ['http://192.168.1.2:4747'];
    const at = testHost({ network: { addresses: () => addresses } });
    const { session } = arrive(at);
    const table = openTable(at, session);
    const stream = openStreamQueue<TableView>();
    table.streams.openTable(session, stream);
    at.host.changeSettings(session, table, { open: true });
    addresses = ['http://10.0.0.2:4747'];
    at.host.addressesChanged();
    stream.end();
    const seen: string[][] = [];
    for await (const view of stream.read()) seen.push(view.addresses);
    expect(seen.slice(1)).toEqual([[], ['http://192.168.1.2:4747'], ['http://10.0.0.2:4747']]);
  });
});

describe('a table of a guest', () => {
  it('is closed by its host and by who sits at this computer, and by nobody else', () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, carl] = [arrive(at, ELSEWHERE), arrive(at), arrive(at, '192.168.1.8')];
    const table = openTable(at, ada.session);
    const may = [ada, bob, carl].map(
      ({ caller, session }) =>
        () =>
          at.host.mayClose(caller, session, table),
    );
    expect(may.map((ask) => ask())).toEqual([true, true, false]);
    at.host.leave(ada.caller);
    expect(may.slice(1).map((ask) => ask())).toEqual([true, false]);
  });
});

describe('a house full of tables and people', () => {
  /** How often the room was looked at all over while this was done. */
  function looks(act: () => void): number {
    const check = vi.spyOn(Room.prototype, 'check');
    act();
    const { length } = check.mock.calls;
    check.mockRestore();
    return length;
  }

  it('looks at the room a few times, not once for each table, where all of them have something to say', async () => {
    const at = testHost({ opensTables: true });
    const tables = Array.from({ length: 60 }, () => openTable(at, arrive(at).session));
    await at.clock.pass(1000);
    expect(looks(() => at.host.setStalled(true))).toBeLessThanOrEqual(1);
    expect(looks(() => tables.forEach((table) => void table.rename(`The table ${table.id}`)))).toBe(0);
  });

  it('looks a few times, not once for each line, where all of them come or go', async () => {
    const at = testHost({ opensTables: true });
    const people = Array.from({ length: 300 }, (_, k) => arrive(at, `10.0.${k % 200}.1`));
    await at.clock.pass(1000);
    const { host } = at;
    expect(looks(() => people.slice(0, 150).forEach(({ caller }) => void host.leave(caller)))).toBeLessThanOrEqual(1);
    await at.clock.pass(1000);
    expect(looks(() => void arrive(at))).toBe(1);
  });

  it('knows at once who has come to this computer, or is gone from it', async () => {
    const at = testHost({ opensTables: true });
    for (let k = 0; k < 150; k++) arrive(at, ELSEWHERE);
    const home = arrive(at);
    expect(at.host.room.state.isMember(home.session)).toBe(true);
    at.host.leave(home.caller);
    expect(at.host.room.state.isMember(home.session)).toBe(false);
  });
});
