/** What guests and strangers tried to have of the room that is not theirs, as it goes over the wire. */
import { describe, expect, it } from 'vitest';
import type { TableSummary } from '#shared/protocol/table.ts';
import { back, captain, type Guest, meOf, phone, phones, playOut, seen, tableOf, watcher } from '../testing/evening.ts';
import { testHost } from '../testing/test-host.ts';
import { callFrom } from '../testing/wire.ts';

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
    expect([again.room().leads, captain(ada)]).toEqual([false, 'Ada']);
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
  it('is then who sat there, captain and all, by somebody’s word alone', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = (await phones(at, 'Ada', 'Bob')) as [Guest, Guest];
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
    ada.connection.closed();
    const lost = await phone(at, 'Ada again', '192.168.1.77');
    await bob.follow('table/watch', { table });
    await lost.follow('table/watch', { table });
    await lost.get('table/claim', { table, seat: 0 });
    expect(await lost.reason('table/answerClaim', { table, claim: 0, yes: true })).toBe('not-yours-to-answer');
    expect(captain(bob)).toBe('Ada');
    expect(lost.room().leads).toBe(false);
    await bob.get('table/answerClaim', { table, claim: 0, yes: true });
    expect(lost.room()).toMatchObject({ leads: true });
    expect(seen(bob, 'Ada')).toMatchObject({ id: meOf(lost), seat: 0, captain: true });
    const old = await back(at, ada);
    expect(old.room()).toMatchObject({ leads: false });
    expect(old.room().people.find(({ id }) => id === meOf(old))?.name).toBe('Ada again');
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
