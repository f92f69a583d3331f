import { describe, expect, it } from 'vitest';
import { allTold, back, type Guest, phone, phones, watcher } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

const SCREEN = { role: 'screen' } as const;
const WRONG_OFFERS = [0, 1, 2];

/** The offer that says what this set shows, of its own knock or another one's. */
function offerFor(by: Guest, set: Guest, nth = 0) {
  const knock = by.room().knocks[nth];
  const offer = knock?.offers.findIndex((cards) => cards.join() === set.room().cards?.join()) ?? -1;
  return { knock: knock?.id ?? '', offer };
}

/** Somebody says something wrong of this set. */
function sayWrong(by: Guest, set: Guest): Promise<string | undefined> {
  const { knock, offer } = offerFor(by, set);
  return by.reason('room/letIn', { knock, offer: WRONG_OFFERS.find((one) => one !== offer) });
}

async function knocking(at: TestHost, address = '192.168.1.200') {
  const [ada] = await phones(at, 'Ada');
  const set = await watcher(at, address, SCREEN);
  return { ada: ada as Guest, set };
}

describe('a set at another computer', () => {
  it('sees three cards and nothing else, and whoever has a name is offered them among two others', async () => {
    const at = testHost({ opensTables: true });
    const { ada, set } = await knocking(at);
    const { cards, ...rest } = set.room();
    expect(new Set(cards).size).toBe(3);
    const nothing = { code: null, addresses: [], local: null, people: [], me: null, leads: false, table: null };
    const none = { after: null, ended: null, aside: [], evening: null, screens: 0, knocks: [], keptOut: [] };
    expect(rest).toEqual({ open: true, ...nothing, ...none });
    const [knock] = ada.room().knocks;
    const right = knock?.offers.filter((offer) => offer.join() === cards?.join());
    expect(right).toHaveLength(1);
    for (const offer of knock?.offers ?? []) {
      if (offer.join() !== cards?.join()) expect(offer.filter((card) => cards?.includes(card)).length).toBeLessThan(2);
    }
    const nameless = await phone(at, '', '192.168.1.9');
    expect(nameless.room().knocks).toEqual([]);
    expect(await nameless.reason('room/letIn', offerFor(ada, set))).toBe('name-empty');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    expect(await set.reason('table/watch', { table })).toBe('not-entered');
  });

  it('is let in for good by the right ones: after a restart it needs nothing', async () => {
    const before = testHost({ opensTables: true });
    const { ada, set } = await knocking(before);
    await ada.get('room/letIn', offerFor(ada, set));
    expect(set.room()).toMatchObject({
      cards: null,
      code: before.host.room.code,
      screens: 1,
      people: [{ name: 'Ada' }],
    });
    expect(ada.room().knocks).toEqual([]);
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    expect(await set.reason('table/watch', { table })).toBeUndefined();
    const at = before.restart();
    at.host.resume();
    const again = await watcher(at, '192.168.1.200', { ...SCREEN, token: set.token });
    expect(again.room()).toMatchObject({ cards: null, code: at.host.room.code });
  });

  it('shows other cards after a wrong answer, and is turned away for a minute after three, whoever gave them', async () => {
    const at = testHost({ opensTables: true });
    const { ada, set } = await knocking(at);
    const bob = await phone(at, 'Bob', '192.168.1.31');
    const first = set.room().cards;
    expect(await sayWrong(ada, set)).toBe('other-cards');
    expect(set.room().cards).not.toEqual(first);
    expect(await sayWrong(bob, set)).toBe('other-cards');
    expect(await sayWrong(ada, set)).toBe('other-cards');
    expect([set.room().cards, ada.room().knocks]).toEqual([null, []]);
    expect(await ada.reason('room/letIn', { knock: 'gone', offer: 0 })).toBe('no-such-knock');
    const other = await watcher(at, '192.168.1.200', SCREEN);
    await at.clock.pass(59_999);
    expect([set.room().cards, other.room().cards]).toEqual([null, null]);
    await at.clock.pass(1);
    expect(set.room().cards).toHaveLength(3);
    await ada.get('room/letIn', offerFor(ada, set));
    expect(set.room().cards).toBe(null);
  });

  it('does not let itself in, nor another one', async () => {
    const at = testHost({ opensTables: true });
    const { ada, set } = await knocking(at);
    const accomplice = await watcher(at, '192.168.1.201');
    const right = offerFor(ada, set);
    expect(await set.reason('room/letIn', right)).toBe('only-a-screen');
    expect(await accomplice.reason('room/letIn', right)).toBe('not-in-room');
    expect(accomplice.room()).toMatchObject({ knocks: [], code: null, people: [] });
    // The same token without the role of a screen opens nothing either.
    const disguised = await watcher(at, '192.168.1.200', { token: set.token });
    expect(await disguised.reason('room/letIn', right)).toBe('not-in-room');
    expect(await disguised.reason('room/call', { name: 'Eve' })).toBe('not-in-room');
  });

  it('knocks once a device, and eight do at most: nobody’s phone is flooded', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = (await phones(at, 'Ada')) as [Guest];
    const twice = [await watcher(at, '192.168.2.1', SCREEN), await watcher(at, '192.168.2.1', SCREEN)];
    expect(ada.room().knocks).toHaveLength(1);
    expect(twice.map((set) => set.room().cards === null)).toEqual([false, true]);
    const others: Guest[] = [];
    for (let k = 2; k < 12; k++) others.push(await watcher(at, `192.168.2.${k}`, SCREEN));
    expect(ada.room().knocks).toHaveLength(8);
    expect(others.filter((set) => set.room().cards === null)).toHaveLength(3);
    // Whoever waits comes in turn.
    twice[0]?.connection.closed();
    await allTold(at);
    expect(twice[1]?.room().cards).toHaveLength(3);
    others[0]?.connection.closed();
    await allTold(at);
    expect(others.map((set) => set.room().cards?.length ?? 0).slice(1)).toEqual([3, 3, 3, 3, 3, 3, 3, 0, 0]);
  });

  it('is shown in time, however many strangers have filled the places first; no cards go while they are read', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = (await phones(at, 'Ada')) as [Guest];
    const strangers: Guest[] = [];
    for (let k = 0; k < 12; k++) strangers.push(await watcher(at, `192.168.2.${k}`, SCREEN));
    await at.clock.pass(5000);
    const set = await watcher(at, '192.168.3.1', SCREEN);
    const knocking = () => strangers.map((one) => one.room().cards !== null);
    expect([set.room().cards, knocking().indexOf(false)]).toEqual([null, 8]);
    await at.clock.pass(14_999);
    expect([set.room().cards, knocking().indexOf(false)]).toEqual([null, 8]);
    await at.clock.pass(1);
    await allTold(at);
    expect(set.room().cards).toHaveLength(3);
    expect(ada.room().knocks).toHaveLength(8);
    // All that waited have places now, and who had one waits behind them.
    expect(knocking().slice(8)).toEqual([true, true, true, true]);
    expect(knocking().filter((has) => has)).toHaveLength(7);
    const nth = ada.room().knocks.findIndex(({ offers }) => offers.some((o) => o.join() === set.room().cards?.join()));
    await ada.get('room/letIn', offerFor(ada, set, nth));
    expect(set.room()).toMatchObject({ cards: null, code: at.host.room.code });
  });

  it('of one network of IPv6 has one place, however many addresses it takes there', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = (await phones(at, 'Ada')) as [Guest];
    for (let k = 1; k < 20; k++) await watcher(at, `fd00:1:2:3::${k.toString(16)}`, SCREEN);
    const set = await watcher(at, '192.168.3.1', SCREEN);
    expect(ada.room().knocks).toHaveLength(2);
    expect(set.room().cards).toHaveLength(3);
  });

  it('that knocks again and again has to wait, and nobody else with it', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = (await phones(at, 'Ada')) as [Guest];
    const knocks = new Set<string | undefined>();
    for (let k = 0; k < 50; k++) {
      const set = await watcher(at, '192.168.2.1', SCREEN);
      knocks.add(ada.room().knocks[0]?.id);
      set.connection.closed();
    }
    knocks.delete(undefined);
    expect(knocks.size).toBe(6);
    const patient = await watcher(at, '192.168.2.1', SCREEN);
    const honest = await watcher(at, '192.168.2.2', SCREEN);
    expect([patient.room().cards === null, honest.room().cards?.length]).toEqual([true, 3]);
    await at.clock.pass(20_000);
    expect(patient.room().cards).toHaveLength(3);
  });

  it('is not let in by trying: wrong answers count like wrong codes', async () => {
    const at = testHost({ opensTables: true });
    const [eve] = (await phones(at, 'Eve')) as [Guest];
    const reasons = [];
    for (let k = 0; k < 4; k++) {
      const set = await watcher(at, `192.168.2.${k}`, SCREEN);
      for (let wrong = 0; wrong < 3; wrong++) reasons.push(await sayWrong(eve, set));
      set.connection.closed();
    }
    expect(reasons.slice(0, 10).every((reason) => reason === 'other-cards')).toBe(true);
    expect(reasons.slice(10)).toEqual(['too-many-tries', 'too-many-tries']);
  });

  it('is shown three cards again once home has forgotten the device', async () => {
    const at = testHost({ opensTables: true });
    const { ada, set } = await knocking(at);
    const home = await watcher(at);
    await ada.get('room/letIn', offerFor(ada, set));
    const devices = await home.get<{ id: string; device: string }[]>('house/devices');
    const device = devices.find((one) => one.device === '192.168.1.200')?.id;
    await home.get('house/forget', { device });
    expect(set.hungUp).toEqual(['forgotten']);
    set.connection.closed();
    const again = await watcher(at, '192.168.1.200', { ...SCREEN, token: set.token });
    expect(again.room().cards).toHaveLength(3);
  });
});

describe('a set at this computer', () => {
  it('is in without a word, sees knocks of nobody, and lets nobody in', async () => {
    const at = testHost({ opensTables: true });
    const { ada, set } = await knocking(at);
    const television = await watcher(at, '127.0.0.1', SCREEN);
    expect(television.room()).toMatchObject({
      cards: null,
      code: at.host.room.code,
      leads: false,
      me: null,
      knocks: [],
    });
    expect(await television.reason('room/letIn', offerFor(ada, set))).toBe('only-a-screen');
    expect(await television.reason('room/play', { game: 'race' })).toBe('only-a-screen');
    const again = await back(at, television);
    expect(again.room().leads).toBe(true);
  });
});
