import { describe, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { back, meOf, phone, phones, roomHostOf, watcher } from '../testing/room-clients.ts';
import { testHost } from '../testing/test-host.ts';

const AWAY = 90_000;

describe('the captain of a table server', () => {
  it('is the first one who comes in and says a name', async () => {
    const at = testHost({ opensTables: true });
    const nameless = await phone(at, '', '192.168.1.9');
    expect(roomHostOf(nameless)).toBeUndefined();
    const [ada, bob] = await phones(at, 'Ada', 'Bob');
    expect([nameless, ada, bob].map((one) => one && roomHostOf(one))).toEqual(['Ada', 'Ada', 'Ada']);
    expect([nameless, ada, bob].map((one) => one?.room().leads)).toEqual([false, true, false]);
  });

  it('may be away for 90 s; then it is who has been here longest, and coming back changes nothing', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, cleo] = await phones(at, 'Ada', 'Bob', 'Cleo');
    if (!ada || !bob || !cleo) throw new Error();
    // Bob was gone for a moment: Cleo has been here longer.
    bob.connection.closed();
    await at.clock.pass(10);
    const again = await back(at, bob);
    ada.connection.closed();
    await at.clock.pass(AWAY - 1);
    expect(roomHostOf(cleo)).toBe('Ada');
    await at.clock.pass(1);
    expect(roomHostOf(cleo)).toBe('Cleo');
    const returned = await back(at, ada);
    await at.clock.pass(10 * AWAY);
    expect([roomHostOf(returned), roomHostOf(again)]).toEqual(['Cleo', 'Cleo']);
    expect(returned.room().leads).toBe(false);
  });

  it('who is back in time has lost nothing, and has as long the next time', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await phones(at, 'Ada', 'Bob');
    if (!ada || !bob) throw new Error();
    ada.connection.closed();
    await at.clock.pass(AWAY - 1);
    const again = await back(at, ada);
    await at.clock.pass(AWAY);
    expect(roomHostOf(bob)).toBe('Ada');
    again.connection.closed();
    await at.clock.pass(AWAY - 1);
    expect(roomHostOf(bob)).toBe('Ada');
    await at.clock.pass(1);
    expect(roomHostOf(bob)).toBe('Bob');
  });

  it('is told at the table, too, that another leads who may end its match', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await phones(at, 'Ada', 'Bob');
    if (!ada || !bob) throw new Error();
    await bob.get('room/rise');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
    const shown = await bob.follow<TableView>('table/watch', { table });
    ada.connection.closed();
    await at.clock.pass(AWAY);
    expect(roomHostOf(bob)).toBe('Bob');
    expect(shown().at(-1)?.host).toBe(true);
  });

  it('is nobody where nobody is here, and then the next who comes', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = await phones(at, 'Ada', 'Bob');
    if (!ada || !bob) throw new Error();
    for (const one of [ada, bob]) one.connection.closed();
    await at.clock.pass(AWAY);
    const television = await watcher(at, undefined, { role: 'screen' });
    expect(roomHostOf(television)).toBeUndefined();
    await back(at, bob);
    expect(roomHostOf(television)).toBe('Bob');
  });

  it('passes it on, to somebody with a name, and nobody else does', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, cleo] = await phones(at, 'Ada', 'Bob', 'Cleo');
    if (!ada || !bob || !cleo) throw new Error();
    const nameless = await phone(at, '', '192.168.1.9');
    expect(await bob.reason('room/passOn', { person: meOf(bob) })).toBe('not-captain');
    expect(await ada.reason('room/passOn', { person: meOf(nameless) })).toBe('no-such-person');
    expect(await ada.reason('room/passOn', { person: 'nobody' })).toBe('no-such-person');
    await ada.get('room/passOn', { person: meOf(cleo) });
    expect(roomHostOf(bob)).toBe('Cleo');
    expect(await ada.reason('room/newCode')).toBe('not-captain');
    const home = await watcher(at);
    expect(home.room().leads).toBe(true);
    await home.get('room/passOn', { person: meOf(bob) });
    expect(roomHostOf(ada)).toBe('Bob');
  });

  it('is the same after a restart, and the 90 s begin anew', async () => {
    const before = testHost({ opensTables: true });
    const [ada, bob] = await phones(before, 'Ada', 'Bob');
    if (!ada || !bob) throw new Error();
    const at = before.restart();
    at.host.resume();
    const again = await back(at, bob);
    await at.clock.pass(AWAY - 1);
    expect(roomHostOf(again)).toBe('Ada');
    await at.clock.pass(1);
    expect(roomHostOf(again)).toBe('Bob');
  });
});

describe('on a desktop', () => {
  /** Home has let the network in. */
  async function desktop() {
    const at = testHost();
    const home = await watcher(at);
    await home.get('room/open', { open: true });
    return { at, home };
  }

  it('guests lead nothing and open nothing without home’s word', async () => {
    const { at, home } = await desktop();
    const [ada] = await phones(at, 'Ada');
    if (!ada) throw new Error();
    expect(roomHostOf(home)).toBeUndefined();
    const refused = [];
    for (const [path, input] of [
      ['room/play', { game: 'race' }],
      ['room/hurry', {}],
      ['room/passOn', { person: meOf(ada) }],
      ['room/remove', { person: meOf(ada) }],
      ['room/newCode', {}],
      ['tables/open', { game: 'race', room: true }],
    ] as const)
      refused.push(await ada.reason(path, input));
    expect(new Set(refused)).toEqual(new Set(['not-captain']));
    expect(await ada.reason('tables/open', { game: 'race' })).toBe('only-home-opens');
    expect(await ada.reason('room/open', { open: true })).toBe('only-at-this-computer');
    await home.get('room/passOn', { person: meOf(ada) });
    expect(await ada.reason('room/play', { game: 'race' })).toBeUndefined();
    expect(await ada.reason('room/open', { open: false })).toBe('only-at-this-computer');
  });

  it('the first one leads where a window of the app shows the room', async () => {
    const { at } = await desktop();
    const [ada, bob] = await phones(at, 'Ada', 'Bob');
    if (!ada || !bob) throw new Error();
    expect(roomHostOf(ada)).toBeUndefined();
    const television = await watcher(at, undefined, { role: 'screen' });
    expect(roomHostOf(television)).toBe('Ada');
    television.connection.closed();
    expect(roomHostOf(bob)).toBe('Ada');
  });

  it('a tab of this computer’s browser counts once home says so, and nobody else can', async () => {
    const { at, home } = await desktop();
    const [eve] = await phones(at, 'Eve');
    if (!eve) throw new Error();
    expect(home.room().tabAsks).toBeUndefined();
    const tab = await watcher(at, '127.0.0.1', { role: 'screen' });
    const strange = await watcher(at, '192.168.1.200', { role: 'screen' });
    expect([home, eve, tab, strange].map((one) => one.room().tabAsks)).toEqual([true, undefined, undefined, undefined]);
    const refused = [];
    for (const one of [eve, tab, strange]) refused.push(await one.reason('room/trustTabs'));
    expect(refused).toEqual(['only-at-this-computer', 'only-a-screen', 'only-a-screen']);
    expect(roomHostOf(home)).toBeUndefined();
    await home.get('room/trustTabs');
    expect([roomHostOf(home), home.room().tabAsks]).toEqual(['Eve', undefined]);
    // The one in another room is none of home's.
    expect(strange.room().cards).toHaveLength(3);
  });

  it('no guest becomes captain by a tab of this computer’s browser, which any page may have opened', async () => {
    const { at, home } = await desktop();
    const [eve] = await phones(at, 'Eve');
    if (!eve) throw new Error();
    const tabs = [];
    for (const address of ['127.0.0.1', '::1']) tabs.push(await watcher(at, address, { role: 'screen' }));
    // It shows what everybody may see, and does no more.
    expect(tabs.map((tab) => tab.room().screens)).toEqual([2, 2]);
    expect(roomHostOf(home)).toBeUndefined();
    expect(await eve.reason('room/play', { game: 'race' })).toBe('not-captain');
    await home.get('room/passOn', { person: meOf(eve) });
    expect(roomHostOf(home)).toBe('Eve');
  });

  it('no guest becomes captain by a screen of their own, whoever of them lets it in', async () => {
    const { at, home } = await desktop();
    const [eve] = await phones(at, 'Eve');
    if (!eve) throw new Error();
    const byCode = await watcher(at, '192.168.1.66', { role: 'screen' });
    await byCode.get('tables/enter', { code: at.host.room.code });
    expect(byCode.room()).toMatchObject({ screens: 1, cards: null });
    const knocking = await watcher(at, '192.168.1.67', { role: 'screen' });
    const letIn = async (by: typeof eve) => {
      const [knock] = by.room().knocks;
      const offer = knock?.offers.findIndex((cards) => cards.join() === knocking.room().cards?.join());
      return by.reason('room/letIn', { knock: knock?.id, offer });
    };
    expect(await letIn(eve)).toBeUndefined();
    expect(knocking.room()).toMatchObject({ screens: 2, cards: null });
    expect(roomHostOf(home)).toBeUndefined();
    const third = await watcher(at, '192.168.1.68', { role: 'screen' });
    const [knock] = home.room().knocks;
    const offer = knock?.offers.findIndex((cards) => cards.join() === third.room().cards?.join());
    await home.get('room/letIn', { knock: knock?.id, offer });
    expect(roomHostOf(home)).toBe('Eve');
  });

  it('who sits there leads always, and is somebody once they say a name', async () => {
    const { home } = await desktop();
    expect(home.room()).toMatchObject({ leads: true, me: null, people: [] });
    expect(await home.reason('room/sit')).toBe('name-empty');
    await home.get('room/call', { name: 'Nonna', mark: { colour: 'plum', sign: 'key' } });
    const [nonna] = home.room().people;
    expect(nonna).toMatchObject({ name: 'Nonna', here: true, captain: false, mark: { colour: 'plum', sign: 'key' } });
    expect(home.room()).toMatchObject({ me: nonna?.id, leads: true });
  });
});
