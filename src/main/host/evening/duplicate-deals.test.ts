/** The same deals at every table: what is dealt, who may look, and when it is told, as it goes over the wire. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import {
  allTold,
  eveningOf,
  type Guest,
  layAll,
  phone,
  phones,
  playRound,
  SAME_DEALS,
  seen,
  watcher,
} from '../testing/room-clients.ts';
import { type TestHost, type TestHostSetup, testHost } from '../testing/test-host.ts';

/** Six people, three tables: the cards of the first round are dealt. */
async function dealt(setup: TestHostSetup = {}): Promise<{ at: TestHost; guests: Guest[]; ada: Guest }> {
  const at = testHost({ opensTables: true, ...setup });
  const guests = await phones(at, 'Ada', 'Bob', 'Cleo', 'Dora', 'Enzo', 'Fay');
  const ada = guests[0] as Guest;
  await allTold(at);
  await ada.get('evening/begin', SAME_DEALS);
  await ada.get('evening/next');
  await allTold(at);
  await ada.get('evening/deal');
  await allTold(at);
  return { at, guests, ada };
}

/** Ada and who plays with her. */
function atAdas(guests: readonly Guest[]): Guest[] {
  const [ada] = guests;
  return guests.filter((guest) => guest.room().table?.id === ada?.room().table?.id);
}

/** What chance has laid out at each table. */
function dealsAt({ host, store }: TestHost): unknown[][] {
  return host.evening.tables.map(({ id }) => {
    const events = store.events(store.match(id, 0)?.id ?? 0);
    return events.flatMap((event) => (event.by === 'chance' && 'numbers' in event ? [event.numbers] : []));
  });
}

describe('numbered deals', () => {
  it('are the same at every table, whatever else is drawn, and go on after a restart', async () => {
    const { at, guests } = await dealt({ random: seeded(5), drawContribution: () => 'ab'.repeat(32) });
    const [first, ...others] = dealsAt(at);
    expect(others).toEqual([first, first]);
    // One table is ahead; then the host ends.
    await layAll(atAdas(guests));
    await at.clock.pass(70_000);
    const again = at.restart();
    again.host.resume();
    const ahead = dealsAt(again).map((deals) => deals.length);
    expect(ahead.toSorted()).toEqual([1, 1, 2]);
    const back = [];
    for (const { token, address } of guests) back.push(await watcher(again, address, { token }));
    await allTold(again);
    await playRound(again, back);
    const all = dealsAt(again);
    expect(all.map((deals) => deals.length)).toEqual([2, 2, 2]);
    expect(new Set(all.map((deals) => JSON.stringify(deals))).size).toBe(1);
  });

  it('are bound before a card lies, and shown when every table has played them', async () => {
    const { at, guests, ada } = await dealt();
    const before = await eveningOf(ada);
    const secret = at.store.evening()?.rounds[0]?.secret ?? '';
    const protocol = Buffer.from('\0\0\0\x13panno-verde/deals/1\0\0\0\x01');
    const bound = createHash('sha256').update(protocol).update(Buffer.from(secret, 'hex')).digest('hex');
    expect(before.round).toMatchObject({ commitment: bound, secret: null, deals: [1, 2] });
    for (let deal = 0; deal < 2; deal++) {
      await layAll(atAdas(guests));
      await at.clock.pass(70_000);
    }
    expect((await eveningOf(ada)).round?.secret).toBeNull();
    await playRound(at, guests);
    const { round, standings } = await eveningOf(ada);
    expect(round?.secret).toBe(secret);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(6 * 2 * 50);
    const { told } = await ada.get<{ told: { plays: unknown[] }[] }>('evening/round', { round: 1 });
    expect(told.map(({ plays }) => plays.length)).toEqual([3, 3]);
  });

  it('are nobody’s to see who sits elsewhere, nor what came of them', async () => {
    const { at, guests, ada } = await dealt();
    const home = await watcher(at);
    const set = await watcher(at, undefined, { role: 'screen' });
    // Ada leads, and plays at another table.
    const other = guests.find((one) => one.room().table?.id !== ada.room().table?.id) as Guest;
    const table = other.room().table?.id;
    const playing = guests.filter((one) => one.room().table?.id === table);
    const others = [...guests.filter((guest) => !playing.includes(guest)), home, set];
    const looks = async () => {
      const reasons = [];
      for (const one of others) {
        reasons.push(await one.reason('play/watch', { table, viewer: 'everyone' }));
        reasons.push(await one.reason('talk/watch', { table }));
      }
      for (const one of others.slice(0, -1)) reasons.push(await one.reason('play/record', { table }));
      return [...new Set(reasons)];
    };
    expect(await looks()).toEqual(['deals-secret']);
    for (let deal = 0; deal < 2; deal++) {
      await layAll(playing);
      await at.clock.pass(70_000);
    }
    expect(at.host.table(table ?? '')?.stage).toBe('over');
    expect(await looks()).toEqual(['deals-secret']);
    // Nor by saying to be somebody there.
    expect(await ada.reason('table/claim', { table, seat: 0 })).toBe('deals-secret');
    const [match] = at.store.finished(at.store.evening()?.by ?? '');
    // The captain is the host of all tables, and sees no record but their own, nor that before all have played.
    for (const one of others.slice(0, -1)) {
      expect(await one.get('records/list')).toEqual([]);
      expect(await one.reason('records/get', { id: match?.id })).toMatch(/deals-secret|no-such-record/);
    }
    const { entries } = at.store.evening()?.evening.played[0]?.tables.find((one) => one.entries.length > 0) ?? {};
    expect(entries).toHaveLength(2);
    for (const one of others) {
      const { round, standings } = await eveningOf(one);
      expect([round?.secret, round?.tables.flatMap((each) => each.entries)]).toEqual([null, []]);
      expect(standings.every(({ points }) => points === 0)).toBe(true);
      const { told } = await one.get<{ told: unknown[] }>('evening/round', { round: 1 });
      expect(told).toEqual([]);
      expect(JSON.stringify(await one.get('evening/csv', { what: 'tables' }))).not.toMatch(/played/);
    }
    await playRound(at, guests);
    expect(await home.reason('play/watch', { table, viewer: 'everyone' })).toBeUndefined();
  });

  it('are refused to a game that has none, and in numbers that no match has', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = (await phones(at, 'Ada', 'Bob')) as [Guest];
    expect(await ada.reason('evening/begin', { ...SAME_DEALS, deals: 3 })).toBe('not-so-many-deals');
    expect(await ada.reason('evening/begin', { ...SAME_DEALS, deals: 0 })).toBe('not-so-many-deals');
    expect(await ada.reason('evening/begin', { ...SAME_DEALS, games: [{ game: 'chess' }] })).toBe('no-such-game');
    expect((await ada.follow('evening/watch'))()).toEqual([null]);
  });
});

describe('a bot’s seat where all play the same deals', () => {
  /** Three people at two tables; one seat is a bot's. */
  async function withBot(setup: TestHostSetup = {}) {
    const at = testHost({ opensTables: true, ...setup });
    const guests = await phones(at, 'Ada', 'Bob', 'Cleo');
    const ada = guests[0] as Guest;
    await ada.get('evening/begin', { ...SAME_DEALS, form: { form: 'movement', remainder: 'bots' }, level: 'random' });
    await ada.get('evening/next');
    await ada.get('evening/deal');
    await allTold(at);
    return { at, guests, ada };
  }

  it('is promised to no second phone of a household that plays in the round, by whatever name', async () => {
    const { at, ada } = await withBot();
    for (const address of ['192.168.1.10', '192.168.1.12']) {
      const second = await phone(at, `Gil ${address}`, address);
      expect(await second.get('room/sit')).toEqual({ waits: expect.any(Number) });
    }
    const moved = await phone(at, 'Hal', '192.168.1.77');
    const elsewhere = await watcher(at, '192.168.1.11', { token: moved.token });
    expect(await elsewhere.get('room/sit')).toEqual({ waits: expect.any(Number) });
    expect(at.host.evening.tables.flatMap(({ lateJoiners: inheriting }) => inheriting.waiting)).toEqual([]);
    // Who leads may say so by name, and nobody else.
    const { id } = seen(ada, 'Hal');
    expect(await elsewhere.reason('evening/letPlay', { person: id })).toBe('not-captain');
    expect(await ada.get('evening/letPlay', { person: id })).toMatchObject({ seat: expect.any(Number) });
    expect(at.host.evening.tables.flatMap(({ lateJoiners: inheriting }) => inheriting.waiting)).toMatchObject([
      { name: 'Hal' },
    ]);
    expect(await ada.reason('evening/letPlay', { person: seen(ada, 'Gil 192.168.1.10').id })).toBe('no-seat-left');
    expect(await ada.reason('evening/letPlay', { person: 'nobody' })).toBe('no-such-person');
  });

  it('is for who comes from elsewhere, and then for nobody of theirs', async () => {
    const { at } = await withBot();
    const gil = await phone(at, 'Gil', '192.168.1.99');
    expect(await gil.get('room/sit')).toMatchObject({ seat: expect.any(Number) });
    const second = await phone(at, 'Ida', '192.168.1.99');
    expect(await second.get('room/sit')).toEqual({ waits: expect.any(Number) });
  });
});
