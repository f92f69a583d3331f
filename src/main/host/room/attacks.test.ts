/** What guests and strangers tried to have of the room that is not theirs, as it goes over the wire. */
import { describe, expect, it } from 'vitest';
import type { TableSummary } from '#shared/protocol/table.ts';
import {
  allTold,
  back,
  type Guest,
  meOf,
  phone,
  phones,
  playOut,
  roomHostOf,
  seen,
  tableOf,
  watcher,
} from '../testing/room-clients.ts';
import { testHost } from '../testing/test-host.ts';
import { callFrom } from '../testing/wire-client.ts';

/** Every call that only who leads may make, in the room and at its table. */
function leading(table: string, person: string): [string, object][] {
  return [
    ['room/play', { game: 'race' }],
    ['room/hurry', {}],
    ['room/setAside', {}],
    ['room/takeUp', { table }],
    ['room/passOn', { person }],
    ['room/remove', { person }],
    ['room/letBack', { person }],
    ['room/newCode', {}],
    ['tables/open', { game: 'race', room: true }],
    ['table/seatBot', { table, seat: 0, level: 'random' }],
    ['table/clearSeat', { table, seat: 0 }],
    ['table/setOptions', { table, options: {} }],
    ['table/setSeats', { table, seats: 3 }],
    ['table/start', { table }],
    ['table/again', { table }],
    ['table/changeSettings', { table, settings: { locked: true } }],
    ['table/rename', { table, name: 'Mine' }],
    ['table/newCode', { table }],
    ['table/swapSeats', { table, a: 0, b: 1 }],
    ['table/remove', { table, seat: 0 }],
    ['table/removeGuest', { table, guest: 'x' }],
    ['table/letIn', { table, guest: 'x' }],
    ['table/pause', { table, paused: true }],
    ['table/breakOff', { table }],
    ['table/playOn', { table }],
    ['table/close', { table }],
  ];
}

describe('a guest', () => {
  it('does nothing of what the captain may, and becomes captain by nothing they can send', async () => {
    const at = testHost({ opensTables: true });
    const [ada, eve] = (await phones(at, 'Ada', 'Eve')) as [Guest, Guest];
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    const before = JSON.stringify(ada.room());
    const refused = [];
    for (const [path, input] of leading(table, meOf(ada))) refused.push(await eve.reason(path, input));
    expect(refused).toEqual([...Array(9).fill('not-captain'), ...Array(17).fill('not-the-host')]);
    expect(await eve.reason('room/open', { open: false })).toBe('only-at-this-computer');
    // Another connection, a screen, another session of the same device: all the same.
    const screen = await watcher(at, eve.address, { token: eve.token, role: 'screen' });
    expect(screen.room().leads).toBe(false);
    const again = await back(at, eve);
    expect([again.room().leads, roomHostOf(ada)]).toEqual([false, 'Ada']);
    expect(JSON.stringify(ada.room())).toBe(before);
  });

  it('chooses, sits, rises and speaks for nobody else', async () => {
    const at = testHost({ opensTables: true });
    const [ada, eve] = (await phones(at, 'Ada', 'Eve')) as [Guest, Guest];
    await ada.get('room/play', { game: 'race', seats: 2, deal: true });
    await playOut(at, [ada, eve]);
    await eve.get('room/choose', { choice: 'out' });
    // Nothing in a call says for whom: what is put in besides is refused.
    for (const extra of [{ person: meOf(ada) }, { session: 'ada' }, { seat: 0 }]) {
      expect('refused' in (await eve.call('room/choose', { choice: 'out', ...extra }))).toBe(true);
      expect('refused' in (await eve.call('room/rise', extra))).toBe(true);
      expect('refused' in (await eve.call('room/call', { name: 'Eve', ...extra }))).toBe(true);
    }
    expect([seen(ada, 'Ada').choice, seen(ada, 'Eve').choice]).toEqual([null, 'out']);
  });

  it('does not take the room over by opening tables, nor by a code of their own', async () => {
    const at = testHost({ opensTables: true });
    const [ada, eve] = (await phones(at, 'Ada', 'Eve')) as [Guest, Guest];
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    const own = await eve.get<{ table: string; code: string }>('tables/open', { game: 'race', seats: 2 });
    expect(own.code).not.toBe(at.host.room.code);
    expect(ada.room().table?.id).toBe(table);
    expect(await ada.reason('table/watch', { table: own.table })).toBe('not-entered');
    const lists = await eve.follow<TableSummary[]>('tables/watch');
    expect(
      lists()
        .at(-1)
        ?.map(({ id, host }) => [id, host]),
    ).toEqual([
      [table, false],
      [own.table, true],
    ]);
    // Who is removed from a guest's table is not removed from the room.
    await ada.get('tables/enter', { code: own.code, name: 'Ada' });
    await ada.get('table/sit', { table: own.table, seat: 0, name: 'Ada' });
    await eve.get('table/remove', { table: own.table, seat: 0 });
    expect(ada.room().leads).toBe(true);
  });

  it('sees and moves no seat that is not theirs by the room, whatever number they say to have seen', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = (await phones(at, 'Ada', 'Bob')) as [Guest, Guest];
    await ada.get('room/play', { game: 'race', seats: 2, deal: true });
    const eve = await phone(at, 'Eve', '192.168.1.66');
    const { id: table } = await tableOf(eve);
    for (const viewer of [0, 1]) {
      expect(await eve.reason('play/watch', { table, viewer, since: { match: 0, version: -1 } })).toBe('not-your-seat');
    }
    const told = JSON.stringify([eve.room(), ada.room(), bob.room()]);
    for (const secret of [ada.token, bob.token, eve.token, ...[ada, bob].map(({ token }) => token.slice(0, 11))]) {
      expect(told).not.toContain(secret);
    }
    for (const word of ['hand', 'session', 'device', '192.168.']) expect(told).not.toContain(word);
  });
});

describe('who claims a seat', () => {
  it('is then who sat there by the word of two others, and leads nothing by it', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, cleo] = (await phones(at, 'Ada', 'Bob', 'Cleo')) as [Guest, Guest, Guest];
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 3, deal: true });
    ada.connection.closed();
    const lost = await phone(at, 'Ada again', '192.168.1.77');
    for (const one of [bob, cleo, lost]) await one.follow('table/watch', { table });
    expect(await lost.reason('table/claim', { table, seat: 0 })).toBe('just-left');
    await at.clock.pass(45_000);
    await lost.get('table/claim', { table, seat: 0 });
    const yes = { table, claim: 0, yes: true };
    expect(await lost.reason('table/answerClaim', yes)).toBe('not-yours-to-answer');
    await bob.get('table/answerClaim', yes);
    expect([roomHostOf(bob), lost.room().leads, seen(bob, 'Ada')?.id === meOf(lost)]).toEqual(['Ada', false, false]);
    await cleo.get('table/answerClaim', yes);
    expect(lost.room()).toMatchObject({ leads: false });
    expect(seen(bob, 'Ada')).toMatchObject({ id: meOf(lost), seat: 0, captain: false });
    // Who leads is away, and after a while it is whoever has been here longest.
    await at.clock.pass(90_000);
    await allTold(at);
    expect([roomHostOf(bob), lost.room().leads]).toEqual(['Bob', false]);
    const old = await back(at, ada);
    expect(old.room()).toMatchObject({ leads: false });
    expect(old.room().people.find(({ id }) => id === meOf(old))?.name).toBe('Ada again');
    // Whose seat it was takes it back, name and all.
    await old.get('table/claim', { table, seat: 0 });
    await allTold(at);
    expect(seen(bob, 'Ada')).toMatchObject({ id: meOf(old), seat: 0 });
    expect(await lost.reason('play/watch', { table, viewer: 0 })).toBe('not-your-seat');
  });

  it('leads no more for being asked while the captain is only just away', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, cleo] = (await phones(at, 'Ada', 'Bob', 'Cleo')) as [Guest, Guest, Guest];
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 3, deal: true });
    ada.connection.closed();
    const lost = await phone(at, 'Ada again', '192.168.1.77');
    for (const one of [bob, cleo, lost]) await one.follow('table/watch', { table });
    await at.clock.pass(45_000);
    await lost.get('table/claim', { table, seat: 0 });
    for (const one of [bob, cleo]) await one.get('table/answerClaim', { table, claim: 0, yes: true });
    expect((await back(at, ada)).room()).toMatchObject({ leads: true });
    expect(lost.room()).toMatchObject({ leads: false });
  });

  it('is not who sat there by a guest’s own screen; by one that the captain let in, at a table of two', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, eve] = (await phones(at, 'Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
    await eve.get('room/rise');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
    const own = await watcher(at, '192.168.1.80', { role: 'screen' });
    await own.get('tables/enter', { code: at.host.room.code });
    await own.follow('table/watch', { table });
    for (const one of [ada, eve]) await one.follow('table/watch', { table });
    bob.connection.closed();
    await at.clock.pass(45_000);
    ada.connection.closed();
    expect(await eve.reason('table/claim', { table, seat: 1 })).toBe('nobody-confirms');
    const set = await watcher(at, '192.168.1.81', { role: 'screen' });
    const captainsAgain = await back(at, ada);
    const [knock] = captainsAgain.room().knocks;
    const offer = knock?.offers.findIndex((cards) => cards.join() === set.room().cards?.join());
    await captainsAgain.get('room/letIn', { knock: knock?.id, offer });
    await set.follow('table/watch', { table });
    captainsAgain.connection.closed();
    await eve.get('table/claim', { table, seat: 1 });
    const yes = { table, claim: 0, yes: true };
    expect(await own.reason('table/answerClaim', yes)).toBe('not-yours-to-answer');
    await set.get('table/answerClaim', yes);
    expect(seen(eve, 'Bob')).toMatchObject({ id: meOf(eve), seat: 1 });
  });
});

describe('who guesses the room’s code', () => {
  it('has to wait like anybody who guesses, and is told no more by the right one while it is closed', async () => {
    const at = testHost();
    const home = await watcher(at);
    const eve = await callFrom(at, '192.168.1.66');
    const { code } = at.host.room;
    const reasons = [];
    for (let k = 0; k < 11; k++) reasons.push(await eve.reason('tables/enter', { code }));
    expect(reasons).toEqual([...Array(10).fill('wrong-code'), 'too-many-tries']);
    await home.get('room/open', { open: true });
    expect(await eve.reason('tables/enter', { code })).toBe('too-many-tries');
    await at.clock.pass(3000);
    expect(await eve.reason('tables/enter', { code })).toBeUndefined();
  });
});
