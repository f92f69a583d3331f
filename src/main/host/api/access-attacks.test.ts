/** What strangers and guests tried to have that is not theirs, as it goes over the wire. */
import { describe, expect, it } from 'vitest';
import type { HostRights, KnownDevice } from '#shared/protocol/host-contract.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom, type WireClient } from '../testing/wire-client.ts';

const ADA = '192.168.1.2';
const BOB = '192.168.1.3';
const EVE = '192.168.1.7';

interface Opened {
  readonly table: string;
  readonly code: string;
}

/** Ada's table on a table server; the others have come in by its code. */
async function adasTable(at: TestHost, ...guests: WireClient[]): Promise<Opened & { readonly ada: WireClient }> {
  const ada = await callFrom(at, ADA);
  const opened = await ada.get<Opened>('tables/open', { game: 'race', seats: 2 });
  for (const guest of guests) await guest.get('tables/enter', { code: opened.code });
  return { ada, ...opened };
}

/** The table as this one sees it now. */
async function viewOf(who: WireClient, table: string): Promise<TableView | undefined> {
  return (await who.follow<TableView>('table/watch', { table }))().at(-1);
}

function wrong(code: string): string {
  return code === 'AAAA' ? 'BBBB' : 'AAAA';
}

describe('the code of a table', () => {
  it('is told to its host, to screens and to who sits at this computer, and to nobody else', async () => {
    const at = testHost({ opensTables: true });
    const [bob, eve, screen, home] = [
      await callFrom(at, BOB),
      await callFrom(at, EVE),
      await callFrom(at, BOB, { role: 'screen' }),
      await callFrom(at),
    ];
    const { ada, table, code } = await adasTable(at, bob, eve, screen, home);
    await bob.get('table/sit', { table, seat: 0, name: 'Bob' });
    const told = [];
    for (const who of [ada, screen, home, bob, eve]) told.push((await viewOf(who, table))?.code);
    expect(told).toEqual([code, code, code, null, null]);
  });
});

describe('the big screens in the room', () => {
  it('are counted for everybody as long as they show the table', async () => {
    const at = testHost({ opensTables: true });
    const [bob, screen, other] = [
      await callFrom(at, BOB),
      await callFrom(at, EVE, { role: 'screen' }),
      await callFrom(at, EVE, { role: 'screen' }),
    ];
    const { ada, table } = await adasTable(at, bob, screen, other);
    const told = await Promise.all([ada, bob].map((who) => who.follow<TableView>('table/watch', { table })));
    const counted = async () => {
      await flushPromises();
      return told.map((views) => views().at(-1)?.screens);
    };
    expect(await counted()).toEqual([0, 0]);
    // Two streams of one screen are one screen.
    await screen.follow('table/watch', { table });
    await screen.follow('play/watch', { table, viewer: 'everyone' });
    expect(await counted()).toEqual([1, 1]);
    await other.follow('table/watch', { table });
    expect(await counted()).toEqual([2, 2]);
    screen.connection.closed();
    expect(await counted()).toEqual([1, 1]);
    other.connection.closed();
    expect(await counted()).toEqual([0, 0]);
  });
});

describe('a locked table', () => {
  it('answers as a wrong code does, and counts as one', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table, code } = await adasTable(at);
    await ada.get('table/changeSettings', { table, settings: { locked: true } });
    const answersTo = async (address: string, tried: string) => {
      const eve = await callFrom(at, address);
      const answers = [];
      for (let k = 0; k < 12; k++) answers.push(await eve.call('tables/enter', { code: tried }));
      return answers;
    };
    const right = await answersTo(EVE, code);
    expect(right).toEqual(await answersTo(BOB, wrong(code)));
    expect(right.map((answer) => 'refused' in answer && answer.refused.reason)).toEqual([
      ...Array(10).fill('wrong-code'),
      'too-many-tries',
      'too-many-tries',
    ]);
  });
});

describe('the record of a match', () => {
  it('is not for who came in after it', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table, code } = await adasTable(at);
    for (const seat of [0, 1]) await ada.get('table/seatBot', { table, seat, level: 'random' });
    await ada.get('table/start', { table });
    await at.clock.pass(60_000);
    const eve = await callFrom(at, EVE);
    await eve.get('tables/enter', { code });
    expect(await ada.reason('play/record', { table })).toBeUndefined();
    expect(await eve.reason('play/record', { table })).toBe('no-such-record');
  });
});

describe('looking for other hosts', () => {
  it('is begun by who sits at this computer alone', async () => {
    const at = testHost();
    const [home, eve] = [await callFrom(at), await callFrom(at, EVE)];
    expect(await eve.reason('lan/watch')).toBe('only-at-this-computer');
    expect((await home.follow('lan/watch'))()).toEqual([[]]);
  });
});

describe('a table of a guest', () => {
  it('is closed by who sits at this computer though its host is there', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table } = await adasTable(at);
    const [home, eve] = [await callFrom(at), await callFrom(at, EVE)];
    expect(await eve.reason('table/close', { table })).toBe('not-the-host');
    expect(await home.reason('table/close', { table })).toBeUndefined();
    expect(await ada.reason('table/close', { table })).toBe('no-such-table');
  });
});

describe('who was removed', () => {
  it('does not come back by a session that was there before, nor by a new one with the new code', async () => {
    const at = testHost({ opensTables: true });
    const [eve, again] = [await callFrom(at, EVE), await callFrom(at, EVE)];
    const { ada, table, code } = await adasTable(at, eve, again);
    await eve.get('table/sit', { table, seat: 0, name: 'Eve' });
    const told = await again.follow<TableView>('table/watch', { table });
    await ada.get('table/remove', { table, seat: 0 });
    const now = (await viewOf(ada, table))?.code;
    expect([now === code, told().some((view) => view.code === now)]).toEqual([false, false]);
    expect(await again.reason('table/sit', { table, seat: 0, name: 'Host' })).toBe('kept-out');
    const third = await callFrom(at, EVE);
    for (const one of [eve, again, third]) expect(await one.reason('tables/enter', { code: now })).toBe('wrong-code');
    const bob = await callFrom(at, BOB);
    expect(await bob.reason('tables/enter', { code: now })).toBeUndefined();
    const [kept] = (await viewOf(ada, table))?.keptOut ?? [];
    expect(kept?.name).toBe('Eve');
    await ada.get('table/letIn', { table, guest: kept?.guest });
    expect(await third.reason('tables/enter', { code: now })).toBeUndefined();
  });

  it('may have had no seat', async () => {
    const at = testHost({ opensTables: true });
    const eve = await callFrom(at, EVE);
    const { ada, table, code } = await adasTable(at);
    await eve.get('tables/enter', { code, name: 'Eve' });
    await eve.follow('table/watch', { table });
    const [guest] = (await viewOf(ada, table))?.guests ?? [];
    expect(guest).toMatchObject({ name: 'Eve', here: true, screen: false });
    expect((await viewOf(eve, table))?.guests).toEqual([]);
    expect(await eve.reason('table/removeGuest', { table, guest: guest?.guest })).toBe('not-the-host');
    await ada.get('table/removeGuest', { table, guest: guest?.guest });
    expect(await eve.reason('table/watch', { table })).toBe('kept-out');
    expect((await viewOf(ada, table))?.guests).toEqual([]);
  });
});

/** How often this is done before it is refused, and why. */
async function until(who: WireClient, most: number): Promise<[number, string | undefined]> {
  for (let k = 0; k < most; k++) {
    const reason = await who.reason('tables/open', { game: 'race' });
    if (reason !== undefined) return [k, reason];
  }
  return [most, undefined];
}

describe('opening tables', () => {
  it('is on a desktop for who sits there, and for whom they have named, until they take it back', async () => {
    const at = testHost();
    const home = await callFrom(at);
    const { code, table } = await home.get<Opened>('tables/open', { game: 'race' });
    await home.get('table/changeSettings', { table, settings: { open: true } });
    const bob = await callFrom(at, BOB);
    expect(await until(bob, 3)).toEqual([0, 'only-home-opens']);
    expect(await bob.reason('house/devices')).toBe('only-at-this-computer');
    await bob.get('tables/enter', { code, name: 'Bob' });
    const devices = await home.get<KnownDevice[]>('house/devices');
    const device = devices.find(({ name }) => name === 'Bob')?.id;
    expect(await bob.reason('house/letOpen', { device, opens: true })).toBe('only-at-this-computer');
    await home.get('house/letOpen', { device, opens: true });
    expect((await bob.get<{ rights: HostRights }>('session/greet')).rights).toEqual({ home: false, opens: true });
    const { table: bobs } = await bob.get<Opened>('tables/open', { game: 'race' });
    await home.get('house/letOpen', { device, opens: false });
    expect(await until(bob, 3)).toEqual([0, 'only-home-opens']);
    await home.get('table/close', { table: bobs });
  });

  it('is limited on a table server by session and device, and something is left for who sits there', async () => {
    const at = testHost({ opensTables: true });
    const taken = [];
    for (let device = 0; device < 5; device++) {
      for (let session = 0; session < 4; session++) {
        taken.push(await until(await callFrom(at, `192.168.2.${device}`), 100));
      }
    }
    const mine = [8, 'too-many-yours'];
    const family = [mine, mine, mine, [0, 'too-many-there']];
    const rest = [mine, mine, [2, 'too-many-tables'], [0, 'too-many-tables']];
    const none = [0, 'too-many-tables'];
    expect(taken).toEqual([...family, ...family, ...family, ...rest, none, none, none, none]);
    expect(await until(await callFrom(at), 100)).toEqual([10, 'too-many-tables']);
  });
});

describe('beginning matches', () => {
  it('is limited by device: what was played stays in the store, though the table be closed at once', async () => {
    const at = testHost({ opensTables: true });
    const begin = async (who: WireClient): Promise<string | undefined> => {
      const { table } = await who.get<Opened>('tables/open', { game: 'race', seats: 2 });
      for (const seat of [0, 1]) await who.get('table/seatBot', { table, seat, level: 'random' });
      const reason = await who.reason('table/start', { table });
      await who.get('table/close', { table });
      await at.clock.pass(100);
      return reason;
    };
    const eve = await callFrom(at, EVE);
    const reasons = [];
    for (let k = 0; k < 45; k++) reasons.push(await begin(eve));
    expect(reasons).toEqual([...Array(40).fill(undefined), ...Array(5).fill('too-many-matches')]);
    expect(await begin(await callFrom(at, EVE))).toBe('too-many-matches');
    expect(await begin(await callFrom(at, BOB))).toBeUndefined();
    expect(await begin(await callFrom(at))).toBeUndefined();
    await at.clock.pass(20_000);
    expect(await begin(eve)).toBeUndefined();
  });
});

describe('the devices that home is shown', () => {
  it('are not hidden by one that comes in again and again as somebody else', async () => {
    const at = testHost();
    const home = await callFrom(at);
    const { table, code } = await home.get<Opened>('tables/open', { game: 'race' });
    await home.get('table/changeSettings', { table, settings: { open: true } });
    const bob = await callFrom(at, BOB);
    await bob.get('tables/enter', { code, name: 'Bob' });
    for (let k = 0; k < 30; k++) {
      const eve = await callFrom(at, EVE);
      await eve.get('tables/enter', { code, name: `Eve ${k}` });
      eve.connection.closed();
    }
    const devices = await home.get<KnownDevice[]>('house/devices');
    expect(devices.filter(({ device }) => device === EVE).map(({ name }) => name)).toEqual(
      Array.from({ length: 24 }, (_, k) => `Eve ${29 - k}`),
    );
    expect(devices.map(({ name }) => name)).toContain('Bob');
  });
});

describe('what the network sees of a desktop', () => {
  /** Home has opened a table to the network, and Bob, whom it has named, another one. */
  async function twoTables(at: TestHost) {
    const home = await callFrom(at);
    const own = await home.get<Opened>('tables/open', { game: 'race' });
    await home.get('table/changeSettings', { table: own.table, settings: { open: true } });
    const bob = await callFrom(at, BOB);
    await bob.get('tables/enter', { code: own.code, name: 'Bob' });
    const devices = await home.get<KnownDevice[]>('house/devices');
    await home.get('house/letOpen', { device: devices.find(({ name }) => name === 'Bob')?.id, opens: true });
    const bobs = await bob.get<Opened>('tables/open', { game: 'race' });
    await bob.get('table/changeSettings', { table: bobs.table, settings: { open: true } });
    return { home, own, bob, bobs };
  }

  const seen = ({ host }: TestHost) => host.openTables().map(({ id }) => id);

  it('is nothing any more once its owner has closed what they had opened', async () => {
    const at = testHost();
    const { home, own, bob, bobs } = await twoTables(at);
    expect(seen(at)).toEqual([own.table, bobs.table]);
    await home.get('table/close', { table: own.table });
    expect(seen(at)).toEqual([]);
    expect(await bob.reason('table/changeSettings', { table: bobs.table, settings: { open: true } })).toBe(
      'only-at-this-computer',
    );
    expect(await viewOf(bob, bobs.table)).toMatchObject({ settings: { open: false }, waits: true, addresses: [] });
    await home.get('house/openTable', { table: bobs.table, open: true });
    expect(seen(at)).toEqual([bobs.table]);
  });

  it('is nothing after a restart until its owner says so', async () => {
    const before = testHost();
    const { home, own, bob, bobs } = await twoTables(before);
    const at = before.restart();
    at.host.resume();
    expect(seen(at)).toEqual([]);
    const [again, bobAgain] = [
      await callFrom(at, undefined, { token: home.token }),
      await callFrom(at, BOB, { token: bob.token }),
    ];
    expect(await viewOf(again, own.table)).toMatchObject({ settings: { open: false }, waits: true });
    await again.get('table/changeSettings', { table: own.table, settings: { open: true } });
    expect(seen(at)).toEqual([own.table]);
    await bobAgain.get('table/changeSettings', { table: bobs.table, settings: { open: true } });
    expect(seen(at)).toEqual([own.table, bobs.table]);
  });

  it('is what it was on a table server, which nobody sits at', async () => {
    const before = testHost({ opensTables: true });
    const { table } = await adasTable(before);
    const at = before.restart();
    at.host.resume();
    expect(seen(at)).toEqual([table]);
  });
});

const DAY = 24 * 60 * 60 * 1000;

describe('a token', () => {
  it('lives as long as it is used, and ends after 90 days of rest', async () => {
    let today = Date.UTC(2026, 10, 22);
    const at = testHost({ opensTables: true, today: () => today });
    const { ada, table } = await adasTable(at);
    const comesBack = async (): Promise<boolean> => {
      const again = await callFrom(at, ADA, { token: ada.token });
      const isSame = again.token === ada.token;
      again.connection.closed();
      return isSame;
    };
    ada.connection.closed();
    for (let time = 0; time < 5; time++) {
      today += 80 * DAY;
      expect(await comesBack()).toBe(true);
    }
    today += 90 * DAY;
    expect(await comesBack()).toBe(false);
    const stranger = await callFrom(at, ADA, { token: ada.token });
    expect(await stranger.reason('table/watch', { table })).toBe('not-entered');
    expect(await (await callFrom(at)).get('house/devices')).toEqual([]);
  });

  it('is used by a line that stays open', async () => {
    let today = Date.UTC(2026, 10, 22);
    const at = testHost({ opensTables: true, today: () => today });
    const { ada } = await adasTable(at);
    for (let day = 0; day < 100; day++) {
      today += DAY;
      await ada.get('session/greet');
    }
    ada.connection.closed();
    expect((await callFrom(at, ADA, { token: ada.token })).token).toBe(ada.token);
  });

  it('is worth nothing from the moment that home forgets the device', async () => {
    const at = testHost({ opensTables: true });
    const { ada, table } = await adasTable(at);
    const home = await callFrom(at);
    const [known] = await home.get<KnownDevice[]>('house/devices');
    expect(known).toMatchObject({ device: ADA, opens: false, here: true, own: false });
    expect(await ada.reason('house/forget', { device: known?.id })).toBe('only-at-this-computer');
    await home.get('house/forget', { device: known?.id });
    expect(ada.hungUp).toEqual(['forgotten']);
    ada.connection.closed();
    expect(await home.get('house/devices')).toEqual([]);
    const again = await callFrom(at, ADA, { token: ada.token });
    expect(again.token === ada.token).toBe(false);
    expect(await again.reason('table/watch', { table })).toBe('not-entered');
  });
});
