import { describe, expect, it } from 'vitest';
import {
  allTold,
  back,
  type Guest,
  layAll,
  meOf,
  phone,
  phones,
  roomHostOf,
  seen,
  tableOf,
  watcher,
} from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom, type WireClient } from '../testing/wire-client.ts';

const SCREEN = { role: 'screen' } as const;

const two = async (at: TestHost) => (await phones(at, 'Ada', 'Bob')) as [Guest, Guest];

describe('who one is', () => {
  it('is a name that nobody here has, and a mark that nobody has', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await two(at);
    const marks = bob.room().people.map(({ mark }) => mark);
    expect(new Set(marks.map(({ colour, sign }) => `${colour} ${sign}`)).size).toBe(2);
    expect(await bob.reason('room/call', { name: 'ADA' })).toBe('name-taken');
    expect(await bob.reason('room/call', { name: 'ꓮꓓꓮ' })).toBe('name-taken');
    expect(await bob.reason('room/call', { name: 'Аda' })).toBe('name-mixed');
    expect(await bob.reason('room/call', { name: ' ' })).toBe('name-empty');
    expect(await bob.reason('room/call', { name: 'Bob', mark: marks[0] })).toBe('mark-taken');
    expect(await bob.reason('room/call', { name: 'Roberto', mark: { colour: 'rose', sign: 'boat' } })).toBeUndefined();
    expect(seen(ada, 'Roberto').mark).toMatchObject({ colour: 'rose', sign: 'boat' });
    const pink = await bob.call('room/call', { name: 'Roberto', mark: { colour: 'pink', sign: 'boat' } });
    expect('refused' in pink).toBe(true);
  });

  it('is the same at the table, and not another’s there either', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await two(at);
    const { table } = await ada.get<{ table: string }>('tables/open', { game: 'race', seats: 3, room: true });
    expect(await bob.reason('table/sit', { table, seat: 0, name: 'Ada' })).toBe('name-taken');
    await bob.get('room/sit');
    expect((await tableOf(ada)).seats[0]).toMatchObject({ name: 'Bob', mark: seen(ada, 'Bob').mark });
    await bob.get('room/call', { name: 'Beppo' });
    expect((await tableOf(ada)).seats[0]).toMatchObject({ name: 'Beppo' });
    await ada.get('table/seatBot', { table, seat: 1, level: 'random' });
    await ada.get('table/seatBot', { table, seat: 2, level: 'random' });
    await ada.get('table/start', { table });
    expect(await bob.reason('room/call', { name: 'Roberto' })).toBe('match-running');
    expect(await bob.reason('room/call', { name: 'Beppo', mark: { colour: 'rose', sign: 'boat' } })).toBeUndefined();
    expect((await tableOf(ada)).seats[0]).toMatchObject({ name: 'Beppo', mark: { colour: 'rose', sign: 'boat' } });
  });

  it('is the seat’s, once who sat down without one types it there, and so is the table’s', async () => {
    const home = await watcher(testHost());
    const { table } = await home.get<{ table: string }>('tables/open', { game: 'race', seats: 3, room: true });
    await home.get('table/sit', { table, seat: 0, name: 'Guest' });
    await home.get('table/sit', { table, seat: 0, name: 'Nina' });
    expect(home.room().people.map(({ name }) => name)).toEqual(['Nina']);
    expect((await tableOf(home)).name).toBe('Nina’s race');
    // Somebody else at this computer, under the same session: its person stays Nina.
    await home.get('table/sit', { table, seat: 1, name: 'Guest' });
    await home.get('table/sit', { table, seat: 1, name: 'Bob' });
    expect(home.room().people.map(({ name }) => name)).toEqual(['Nina']);
  });

  it('is free again once its person is gone and sits nowhere, but for the captain', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await two(at);
    for (const one of [ada, bob]) one.connection.closed();
    const other = await phone(at, 'Bob', '192.168.1.31');
    expect(seen(other, 'Bob').id).toBe(meOf(other));
    const again = await back(at, bob);
    expect(again.room().people.find(({ id }) => id === meOf(again))?.name).toBe('Bob 2');
    const third = await phone(at, 'Ada', '192.168.1.32');
    expect(third.room().people.find(({ id }) => id === meOf(third))?.name).toBe('');
    expect(await third.reason('room/call', { name: 'Ada' })).toBe('name-taken');
  });

  it('is left out where it can’t be a name: one comes in all the same', async () => {
    const at = testHost({ opensTables: true });
    const strange = await phone(at, 'A\u202Eda', '192.168.1.31');
    expect(strange.room()).toMatchObject({ people: [{ name: '', here: true }], code: at.host.room.code });
  });
});

describe('coming in', () => {
  it('is by the code, which its people, screens and home know, and nobody else', async () => {
    const at = testHost({ opensTables: true });
    const stranger = await watcher(at, '192.168.1.66');
    const { code } = at.host.room;
    const [ada] = await two(at);
    const home = await watcher(at);
    expect([ada.room().code, home.room().code, stranger.room().code]).toEqual([code, code, null]);
    expect(stranger.room().people).toEqual([]);
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    expect(await stranger.reason('table/watch', { table })).toBe('not-entered');
    expect(await stranger.reason('room/sit')).toBe('not-in-room');
    expect(await stranger.get('tables/enter', { code: ` ${code.toLowerCase()}` })).toEqual({ table, room: true });
    expect(await stranger.reason('table/watch', { table })).toBeUndefined();
    expect((await tableOf(ada)).code).toBe(code);
  });

  it('is for good; another code changes nothing for who is in', async () => {
    const before = testHost({ opensTables: true });
    const [ada, bob] = await two(before);
    const old = before.host.room.code;
    expect(await bob.reason('room/newCode')).toBe('not-captain');
    await ada.get('room/newCode');
    expect(bob.room().code).not.toBe(old);
    const eve = await watcher(before, '192.168.1.66');
    expect(await eve.reason('tables/enter', { code: old })).toBe('wrong-code');
    const at = before.restart();
    at.host.resume();
    const again = await back(at, bob);
    expect(again.room()).toMatchObject({ code: at.host.room.code, me: meOf(bob) });
  });

  it('is closed from the network where home says so, and looks like a wrong code then', async () => {
    const at = testHost();
    const home = await watcher(at);
    const bob = await watcher(at, '192.168.1.31');
    const enter = () => bob.reason('tables/enter', { code: at.host.room.code });
    expect([home.room().open, await enter()]).toEqual([false, 'wrong-code']);
    const told: boolean[] = [];
    at.host.watchExposed(({ room }) => told.push(room));
    await home.get('room/open', { open: true });
    expect([home.room().open, await enter()]).toEqual([true, undefined]);
    await home.get('room/open', { open: false });
    expect(told).toEqual([false, true, false]);
  });

  it('is open as well where home opens one of its tables; after a restart it waits for home', async () => {
    const before = testHost();
    const home = await watcher(before);
    const { table } = await home.get<{ table: string }>('tables/open', { game: 'race', room: true });
    await home.get('house/openTable', { table, open: true });
    expect([home.room().open, before.host.openTables().length]).toEqual([true, 1]);
    const at = before.restart();
    at.host.resume();
    const again = await back(at, home);
    expect([again.room().open, at.host.openTables()]).toEqual([false, []]);
    expect(await tableOf(again)).toMatchObject({ waits: true, settings: { open: false } });
    await again.get('table/changeSettings', { table, settings: { open: true } });
    expect([again.room().open, (await tableOf(again)).settings.open]).toEqual([true, true]);
  });

  it('is over while the room’s table is locked: as with a wrong code, counted as one', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await two(at);
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    await ada.get('table/changeSettings', { table, settings: { locked: true } });
    const eve = await watcher(at, '192.168.1.66');
    const reasons = [];
    for (let k = 0; k < 11; k++) reasons.push(await eve.reason('tables/enter', { code: at.host.room.code }));
    expect(new Set(reasons)).toEqual(new Set(['wrong-code', 'too-many-tries']));
    expect(await bob.reason('tables/enter', { code: at.host.room.code })).toBeUndefined();
    expect(await (await watcher(at)).reason('tables/enter', { code: at.host.room.code })).toBeUndefined();
  });
});

describe('who is removed', () => {
  it('is gone from room and table, is told nothing more, and does not come back', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await two(at);
    const second = await watcher(at, bob.address);
    await second.get('tables/enter', { code: at.host.room.code });
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2 });
    const old = at.host.room.code;
    expect(await bob.reason('room/remove', { person: meOf(ada) })).toBe('not-captain');
    await ada.get('room/remove', { person: meOf(bob) });
    const now = at.host.room.code;
    expect(now).not.toBe(old);
    expect([bob, second].map((one) => one.room().code)).toEqual([null, null]);
    for (const one of [bob, second, await watcher(at, bob.address)]) {
      expect(await one.reason('tables/enter', { code: now })).toBe('wrong-code');
    }
    for (const one of [bob, second]) {
      expect(await one.reason('room/watch')).toBe('kept-out');
      expect(await one.reason('table/watch', { table })).toBe('kept-out');
      expect(await one.reason('room/sit')).toBe('kept-out');
    }
    expect((await tableOf(ada)).seats[1]).toMatchObject({ kind: 'empty' });
    expect(ada.room().people.map(({ name }) => name)).toEqual(['Ada']);
    // May come back once that is forgiven.
    const [kept] = ada.room().keptOut;
    expect(kept?.name).toBe('Bob');
    expect(await bob.reason('room/letBack', { person: kept?.person })).toBe('not-captain');
    await ada.get('room/letBack', { person: kept?.person });
    expect(await bob.reason('tables/enter', { code: now })).toBeUndefined();
  });

  it('leaves a running match to a bot for good, and the rest go on', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await two(at);
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
    await tableOf(ada);
    await ada.get('table/remove', { table, seat: 1 });
    expect(await bob.reason('play/watch', { table, viewer: 1 })).toBe('kept-out');
    expect((await tableOf(ada)).seats[1]).toMatchObject({ kind: 'bot' });
    await layAll([ada]);
    await at.clock.pass(5000);
    expect((await tableOf(ada)).scorePause).toEqual([0]);
    expect(at.log).toEqual([]);
  });

  it('takes along the sets that would show them the new code', async () => {
    const at = testHost({ opensTables: true });
    const [ada, eve] = await two(at);
    const letIn = async (by: Guest, address: string) => {
      const set = await watcher(at, address, SCREEN);
      const [knock] = by.room().knocks;
      const offer = knock?.offers.findIndex((cards) => cards.join() === set.room().cards?.join());
      await by.get('room/letIn', { knock: knock?.id, offer });
      return set;
    };
    const evesDevice = await letIn(ada, eve.address as string);
    const evesFriend = await letIn(eve, '192.168.1.99');
    const byCode = await watcher(at, '192.168.1.98', SCREEN);
    await byCode.get('tables/enter', { code: at.host.room.code });
    const honest = await letIn(ada, '192.168.1.200');
    await ada.get('room/remove', { person: meOf(eve) });
    const { code } = at.host.room;
    expect(honest.room().code).toBe(code);
    for (const set of [evesDevice, evesFriend, byCode]) {
      expect(set.room().code).not.toBe(code);
      expect([undefined, 'kept-out']).toContain(await set.reason('room/watch'));
      expect(set.room().code).not.toBe(code);
    }
  });

  it('is not the captain, nor who sits at this computer, nor anybody by their device', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = await two(at);
    const brother = await phone(at, 'Carl', ada.address as string);
    const home = await phone(at, 'Nonna', '127.0.0.1');
    expect(await ada.reason('room/remove', { person: meOf(ada) })).toBe('captain-stays');
    expect(await home.reason('room/remove', { person: meOf(ada) })).toBe('captain-stays');
    expect(await ada.reason('room/remove', { person: meOf(home) })).toBe('home-stays');
    await ada.get('room/remove', { person: meOf(brother) });
    expect(roomHostOf(ada)).toBe('Ada');
    const sister = await phone(at, 'Bea', ada.address as string);
    expect(sister.room().code).toBe(at.host.room.code);
  });

  it('stays kept out after a restart', async () => {
    const before = testHost({ opensTables: true });
    const [ada, bob] = await two(before);
    await ada.get('room/remove', { person: meOf(bob) });
    const at = before.restart();
    at.host.resume();
    const again = await watcher(at, '192.168.1.77', { token: bob.token });
    expect(await again.reason('room/watch')).toBe('kept-out');
    const sister = await watcher(at, bob.address);
    expect(await sister.reason('tables/enter', { code: at.host.room.code })).toBe('wrong-code');
  });
});

describe('how many fit in', () => {
  it('120; who is gone makes room, who is here or sits does not', async () => {
    const at = testHost({ opensTables: true });
    const ada = await phone(at, 'Ada', '10.0.0.1');
    await ada.get('room/play', { game: 'race', seats: 2 });
    const bob = await phone(at, 'Bob', '10.0.0.2');
    await bob.get('room/sit');
    const others: WireClient[] = [];
    for (let k = 3; k <= 120; k++) {
      const other = await callFrom(at, `10.0.${k}.1`);
      await other.get('tables/enter', { code: at.host.room.code, name: `P${k}` });
      others.push(other);
    }
    await allTold(at);
    expect(ada.room().people).toHaveLength(120);
    const late = await watcher(at, '10.1.0.1');
    expect(await late.reason('tables/enter', { code: at.host.room.code })).toBe('room-full');
    others[7]?.connection.closed();
    expect(await late.reason('tables/enter', { code: at.host.room.code })).toBeUndefined();
    await allTold(at);
    expect(ada.room().people.some(({ name }) => name === 'P10')).toBe(false);
    expect(seen(ada, 'Bob')).toMatchObject({ here: true, seat: 1 });
  });

  it('of one device 40, so that nobody fills it alone', async () => {
    const at = testHost({ opensTables: true });
    const ada = await phone(at, 'Ada', '10.0.0.1');
    for (let k = 0; k < 60; k++) {
      const eve = await callFrom(at, '10.0.0.66');
      await eve.get('tables/enter', { code: at.host.room.code, name: `Eve ${k}` });
    }
    expect(at.host.room.state.shared().guests).toHaveLength(41);
    expect(roomHostOf(ada)).toBe('Ada');
    expect(await (await watcher(at, '10.0.0.2')).reason('tables/enter', { code: at.host.room.code })).toBeUndefined();
  });
});
