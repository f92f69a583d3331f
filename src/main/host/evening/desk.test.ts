/** An evening over the wire: who sits where, what results bring, who comes and goes. */
import { describe, expect, it } from 'vitest';
import {
  allTold,
  eveningOf,
  type Guest,
  layAll,
  meOf,
  phone,
  phones,
  playRound,
  SWISS,
  seen,
  watcher,
  wholeRound,
} from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Enzo', 'Fay'];

async function party(names: readonly string[] = NAMES): Promise<{ at: TestHost; guests: Guest[]; ada: Guest }> {
  const at = testHost({ opensTables: true });
  const guests = await phones(at, ...names);
  await allTold(at);
  return { at, guests, ada: guests[0] as Guest };
}

describe('an evening in rounds', () => {
  it('seats everybody, tells each where they sit, and counts what they play', async () => {
    const { at, guests, ada } = await party();
    const set = await watcher(at, undefined, { role: 'screen' });
    await ada.get('evening/begin', SWISS);
    await ada.get('evening/next');
    await allTold(at);
    const { round, standings } = await eveningOf(ada);
    expect([round?.tables.length, round?.out, standings.length]).toEqual([3, [], 6]);
    const tables = new Set(guests.map((guest) => guest.room().table?.id));
    expect([...tables].sort()).toEqual(round?.tables.map(({ table }) => table).sort());
    for (const guest of guests) {
      const { mine, me } = await eveningOf(guest);
      const table = round?.tables.find(({ number }) => number === mine?.table);
      expect(table?.seats[mine?.seat ?? -1]).toEqual({ kind: 'person', player: me });
      expect(guest.room().table?.name).toBe(`Table ${mine?.table}`);
      expect(seen(ada, seen(guest, NAMES[guests.indexOf(guest)] ?? '').name).table).toBe(table?.table);
    }
    expect(set.room().table?.id).toBe(round?.tables[0]?.table);
    await ada.get('evening/deal');
    await playRound(at, guests);
    const after = await eveningOf(ada);
    expect(after.standings.reduce((sum, { points }) => sum + points, 0)).toBe(300);
    expect(after.round?.tables.every(({ state, entries }) => state === 'over' && entries.length === 1)).toBe(true);
    // After a match nobody chooses, and nothing begins by itself.
    expect(ada.room().after).toBeNull();
    expect(await ada.reason('room/choose', { choice: 'again' })).toBe('evening-on');
    expect(await ada.reason('room/play', { game: 'race' })).toBe('evening-on');
    expect(await ada.reason('table/again', { table: ada.room().table?.id })).toBe('desk-seats');
    await wholeRound(at, ada, guests);
    await wholeRound(at, ada, guests);
    expect(await ada.reason('evening/next')).toBe('all-rounds-made');
    const { standings: last } = await eveningOf(ada);
    expect(last.reduce((sum, { points }) => sum + points, 0)).toBe(900);
    expect(last.every(({ tables }) => tables === 3)).toBe(true);
    // In three rounds of six nobody has met anybody twice.
    const met = at.store.evening()?.evening.played.flatMap(({ tables }) => tables.map(({ seats }) => seats));
    const pairs = met?.map((seats) =>
      seats
        .map((who) => (who.kind === 'person' ? who.player : ''))
        .sort()
        .join(),
    );
    expect(new Set(pairs).size).toBe(9);
    await ada.get('evening/end');
    expect(at.host.evening.tables).toEqual([]);
    expect((await eveningOf(ada)).over).toBe(true);
    expect(await ada.reason('room/play', { game: 'race', deal: true })).toBeUndefined();
  });

  it('waits for no table: a late one goes on beside the next round, and brings its result when it comes', async () => {
    const { at, guests, ada } = await party(['Ada', 'Bob', 'Cleo', 'Dora']);
    await ada.get('evening/begin', SWISS);
    await ada.get('evening/next');
    await allTold(at);
    await ada.get('evening/deal');
    await allTold(at);
    const slow = ada.room().table?.id;
    const [late, early] = [true, false].map((is) => guests.filter((one) => (one.room().table?.id === slow) === is));
    for (let deal = 0; deal < 2; deal++) {
      await layAll(early ?? []);
      await at.clock.pass(70_000);
    }
    await ada.get('evening/next');
    await allTold(at);
    expect(late?.every((one) => one.room().table?.id === slow)).toBe(true);
    expect((await eveningOf(ada)).round?.tables.every(({ state }) => state === 'lobby')).toBe(true);
    const first = async () =>
      (await ada.get<{ tables: { entries: unknown[] }[] }>('evening/round', { round: 1 })).tables;
    expect((await first()).map(({ entries }) => entries.length).sort()).toEqual([0, 1]);
    await playRound(at, guests);
    expect((await first()).map(({ entries }) => entries.length)).toEqual([1, 1]);
    // Now they are shown where they sit in this round.
    const { round } = await eveningOf(ada);
    expect(round?.tables.map(({ table }) => table)).toContain(ada.room().table?.id);
    await ada.get('evening/deal');
    await playRound(at, guests);
    expect((await eveningOf(ada)).standings.reduce((sum, { points }) => sum + points, 0)).toBe(400);
  });

  it('corrects a result with a reason, breaks a table off, and takes back what nobody has played', async () => {
    const { at, guests, ada } = await party();
    await ada.get('evening/begin', SWISS);
    await ada.get('evening/next');
    const first = at.host.evening.tables.map(({ id }) => id);
    await ada.get('evening/takeBack');
    expect([(await eveningOf(ada)).round, at.host.evening.tables]).toEqual([null, []]);
    await ada.get('evening/next');
    expect(at.host.evening.tables.some(({ id }) => first.includes(id))).toBe(false);
    await ada.get('evening/deal');
    expect(await ada.reason('evening/deal')).toBe('nothing-to-deal');
    await ada.get('evening/breakOff', { round: 1, table: 2 });
    expect(await ada.reason('evening/end')).toBe('tables-playing');
    await playRound(at, guests);
    expect(await ada.reason('evening/takeBack')).toBe('round-begun');
    const wrong = { round: 1, table: 1, scores: [9, 0], winners: [0] };
    expect(await ada.reason('evening/correct', { ...wrong, reason: ' ' })).toBe('reason-missing');
    expect(await ada.reason('evening/correct', { ...wrong, reason: 'a\u202Eb' })).toBe('said-strange');
    await ada.get('evening/correct', { ...wrong, reason: 'Counted wrong' });
    const { round } = await eveningOf(ada);
    expect(round?.tables[0]?.entries).toMatchObject([
      { correction: null },
      { scores: [9, 0], correction: { reason: 'Counted wrong', by: 'Ada' } },
    ]);
    expect(round?.tables[1]).toMatchObject({ state: 'free', entries: [{ scores: null }] });
    await ada.get('evening/settle', { rounds: 1, minutes: 5 });
    expect(await ada.reason('evening/next')).toBe('all-rounds-made');
    const { rows } = await ada.get<{ rows: unknown[][] }>('evening/csv', { what: 'standings' });
    expect(rows).toHaveLength(7);
    expect(rows[0]?.[0]).toEqual({ key: 'csv.place' });
    const lines = await ada.get<{ points: number }[]>('evening/account', { player: meOf(ada) });
    expect(lines).toHaveLength(1);
  });

  it('makes a round once, however often that is pressed, and throws none away that waits for its cards', async () => {
    const { at, ada } = await party(['Ada', 'Bob', 'Cleo', 'Dora']);
    await ada.get('evening/begin', SWISS);
    await ada.get('evening/next', { round: 1 });
    const made = JSON.stringify(at.store.evening());
    for (const again of [{ round: 1 }, {}, { round: 3 }]) {
      expect(await ada.reason('evening/next', again)).toBe('round-made');
    }
    expect(JSON.stringify(at.store.evening())).toBe(made);
    await ada.get('evening/deal');
    await allTold(at);
    await ada.get('evening/next', { round: 2 });
    expect(await ada.reason('evening/next', { round: 2 })).toBe('round-made');
    // Who sees that nobody dealt it says so, and goes on.
    await ada.get('evening/takeBack', { round: 2 });
    expect(await ada.reason('evening/takeBack', { round: 2 })).toBe('no-round');
    expect((await eveningOf(ada)).round).toMatchObject({ number: 1 });
    await ada.get('evening/next', { round: 2 });
    await ada.get('evening/next', { round: 3 });
    expect((await eveningOf(ada)).round).toMatchObject({ number: 3 });
  });

  it('lets a late comer have a bot’s seat, and who rises or is removed play no more', async () => {
    const { at, guests, ada } = await party(['Ada', 'Bob', 'Cleo']);
    const movement = { ...SWISS, form: { form: 'movement', remainder: 'bots' }, level: 'random' };
    await ada.get('evening/begin', movement);
    await ada.get('evening/next');
    const gil = await phone(at, 'Gil', '192.168.1.99');
    await allTold(at);
    expect(gil.room().table).toBeNull();
    const sat = await gil.get<{ table: string; seat: number }>('room/sit');
    expect(at.host.table(sat.table)?.kept.seats[sat.seat]).toMatchObject({ kind: 'person', name: 'Gil' });
    await allTold(at);
    const round = (await eveningOf(ada)).round;
    expect(round?.tables.flatMap(({ seats }) => seats).filter(({ kind }) => kind === 'bot')).toEqual([]);
    const hal = await phone(at, 'Hal', '192.168.1.98');
    expect(await hal.get('room/sit')).toEqual({ waits: 1 });
    await guests[2]?.get('room/rise');
    await ada.get('room/remove', { person: seen(ada, 'Bob').id });
    await allTold(at);
    const bots = (await eveningOf(ada)).round?.tables
      .flatMap(({ seats }) => seats)
      .filter(({ kind }) => kind === 'bot');
    expect(bots).toHaveLength(2);
    await ada.get('evening/deal');
    const there = [ada, gil, hal];
    await playRound(at, there);
    await ada.get('evening/next');
    await allTold(at);
    const { round: second, standings } = await eveningOf(ada);
    const seated = second?.tables.flatMap(({ seats }) =>
      seats.flatMap((one) => (one.kind === 'person' ? one.player : [])),
    );
    expect(seated?.sort()).toEqual(there.map(meOf).sort());
    expect(standings.filter(({ here }) => here)).toHaveLength(3);
  });
});

describe('free play', () => {
  it('counts each match at the room’s table once, also when the host ends right after it', async () => {
    const { at, guests, ada } = await party(['Ada', 'Bob']);
    await ada.get('evening/begin', { ...SWISS, form: { form: 'free' } });
    await ada.get('room/play', { game: 'race', deal: true });
    for (let deal = 0; deal < 2; deal++) {
      await layAll(guests);
      await at.clock.pass(70_000);
    }
    const matches = () => at.store.evening()?.evening.played[0]?.tables.length;
    expect(matches()).toBe(1);
    const again = at.restart();
    again.host.resume();
    expect(again.store.evening()?.evening.played[0]?.tables.length).toBe(1);
  });
});

describe('the desk', () => {
  it('is for who leads', async () => {
    const { ada, guests } = await party();
    const bob = guests[1] as Guest;
    const where = { round: 1, table: 1 };
    const calls: [string, object][] = [
      ['begin', SWISS],
      ['next', {}],
      ['deal', {}],
      ['correct', { ...where, scores: [1, 0], winners: [0], reason: 'mine' }],
      ['breakOff', where],
      ['settle', { rounds: 1, minutes: 1 }],
      ['takeBack', {}],
      ['end', {}],
      ['say', { text: 'Hello' }],
      ['callTable', { table: 1 }],
      ['show', { what: 'four' }],
    ];
    for (const [call, input] of calls)
      expect([call, await bob.reason(`evening/${call}`, input)]).toEqual([call, 'not-captain']);
    expect(await ada.reason('evening/next')).toBe('no-evening');
    await ada.get('evening/begin', SWISS);
    for (const [call, input] of calls)
      expect([call, await bob.reason(`evening/${call}`, input)]).toEqual([call, 'not-captain']);
    await ada.get('evening/next');
    const table = bob.room().table?.id;
    for (const call of ['sit', 'stand']) {
      expect(await bob.reason(`table/${call}`, { table, seat: 0, ...(call === 'sit' && { name: 'Bob' }) })).toBe(
        'desk-seats',
      );
    }
  });

  it('says what screens show, the same again as news; a table’s number means nothing in the next round', async () => {
    const { at, ada, guests } = await party();
    const bob = guests[1] as Guest;
    expect(bob.room().evening).toBe(null);
    await ada.get('evening/begin', SWISS);
    await allTold(at);
    expect(bob.room().evening).toBe('rounds');
    expect(await ada.reason('evening/show', { what: 1 })).toBe('no-such-table');
    await ada.get('evening/next');
    const shown = async () => (await eveningOf(bob)).shows;
    await ada.get('evening/show', { what: 'four' });
    await ada.get('evening/show', { what: 'four' });
    expect(await shown()).toEqual({ what: 'four', count: 2 });
    await ada.get('evening/show', { what: 2 });
    await ada.get('evening/next', { round: 2 });
    expect(await shown()).toEqual({ what: 'desk', count: 4 });
    await ada.get('evening/end');
    await allTold(at);
    expect(bob.room().evening).toBe('over');
  });

  it('says a word to all, or to one table, at a rate that can be followed', async () => {
    const { ada, guests } = await party();
    await ada.get('evening/begin', SWISS);
    await ada.get('evening/next');
    await ada.get('evening/say', { text: 'Dinner at nine' });
    await ada.get('evening/say', { text: 'Hurry up', table: 2 });
    await ada.get('evening/callTable', { table: 2 });
    const heard: number[] = [];
    for (const guest of guests) heard.push((await eveningOf(guest)).said.length);
    expect(heard.sort()).toEqual([1, 1, 1, 3, 3, 3]);
    expect(await ada.reason('evening/callTable', { table: 9 })).toBe('no-such-table');
    for (let k = 0; k < 2; k++) await ada.get('evening/say', { text: 'Again' });
    expect(await ada.reason('evening/say', { text: 'Again' })).toBe('too-many-words');
  });
});
