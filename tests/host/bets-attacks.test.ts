/** What people tried to know of others' bets, or to bet though they know too much, as it goes over the wire. */
import { describe, expect, it } from 'vitest';
import { allTold, type Guest, meOf, seen, watcher } from '#main/host/testing/room-clients.ts';
import { callFrom } from '#main/host/testing/wire-client.ts';
import type { BetsView } from '#shared/protocol/bets.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import {
  bet,
  betsOf,
  CALLER,
  call,
  callAnything,
  comeOut,
  type DealWithCall,
  dealtToFive,
  PARTNER,
  play,
  playOutDeal,
} from './support/called-deal.ts';

const at = (guests: readonly Guest[], k: number): Guest => guests[k] as Guest;

describe('who wants no guesses', () => {
  it('is asked for none, may make none, and is in no line about them, until they want them again', async () => {
    const deal = await dealtToFive(['Fay', 'Gus']);
    await call(deal);
    const [fay, gus] = deal.onlookers as [Guest, Guest];
    const told = await betsOf(fay, deal.table);
    expect(await bet(deal, fay, PARTNER)).toBe('kept');
    expect(await bet(deal, gus, PARTNER)).toBe('kept');
    await fay.get('session/leaveOut', { out: true, of: 'guesses' });
    await allTold(deal.at);
    expect(told().at(-1)).toMatchObject({ may: false });
    expect(await bet(deal, fay, CALLER)).toBe('nothing-to-bet');
    await comeOut(deal);
    const names = async () =>
      (await betsOf(gus, deal.table))()
        .at(-1)
        ?.out?.bets.map(({ name }) => name);
    expect(await names()).toEqual(['Gus']);
    await fay.get('session/leaveOut', { out: false, of: 'guesses' });
    expect(await names()).toEqual(['Fay', 'Gus']);
  });

  it('is still in stories, and the other way round', async () => {
    const deal = await dealtToFive(['Fay']);
    const [fay] = deal.onlookers as [Guest];
    await fay.get('session/leaveOut', { out: true, of: 'guesses' });
    await fay.get('session/leaveOut', { out: true });
    await fay.get('session/leaveOut', { out: false, of: 'guesses' });
    await call(deal);
    expect((await betsOf(fay, deal.table))().at(-1)).toMatchObject({ may: true });
  });
});

describe('who plays', () => {
  it('bets on no device of theirs, nor through a screen', async () => {
    const deal = await dealtToFive(['Fay']);
    await call(deal);
    const partner = at(deal.players, PARTNER);
    expect(await bet(deal, partner, PARTNER)).toBe('players-know');
    const second = await watcher(deal.at, '192.168.1.77', { token: partner.token });
    expect(await bet(deal, second, PARTNER)).toBe('players-know');
    expect(await bet(deal, partner, PARTNER)).toBe('opened-elsewhere');
    const screen = await watcher(deal.at, '192.168.1.77', { token: partner.token, role: 'screen' });
    expect(await bet(deal, screen, PARTNER)).toBe('only-a-screen');
    const stranger = { ...(await callFrom(deal.at, '192.168.1.99')), address: '192.168.1.99' } as unknown as Guest;
    expect(await bet(deal, stranger, PARTNER)).toBe('not-entered');
  });

  it('bets not either once they have left, were removed, or were let back in', async () => {
    const deal = await dealtToFive(['Fay']);
    await call(deal);
    const [ada, , , , enzo] = deal.players as [Guest, Guest, Guest, Guest, Guest];
    await enzo.get('room/rise');
    expect(await bet(deal, enzo, PARTNER)).toBe('players-know');
    const id = meOf(enzo);
    await ada.get('room/remove', { person: id });
    expect(await bet(deal, enzo, PARTNER)).toMatch(/kept-out|not-entered/);
    const [out] = (await roomOf(ada)).keptOut;
    await ada.get('room/letBack', { person: out?.person });
    await enzo.get('tables/enter', { code: deal.at.host.room.code, name: 'Enzo' });
    expect(await bet(deal, enzo, PARTNER)).toBe('players-know');
  });

  it('bets not on a later deal, once they have a bot’s seat; what they had bet before counts', async () => {
    const deal = await dealtToFive(['Fay', 'Gus'], {}, { deals: 2 });
    await call(deal);
    const [fay, gus] = deal.onlookers as [Guest, Guest];
    await at(deal.players, 0).get('room/remove', { person: meOf(at(deal.players, 1)) });
    await fay.get('room/sit');
    expect(await bet(deal, fay, PARTNER)).toBe('kept');
    await comeOut(deal);
    expect((await betsOf(gus, deal.table))().at(-1)?.out?.bets).toMatchObject([{ name: 'Fay', points: 10 }]);
    await playOutDeal(deal);
    await deal.at.clock.pass(60_000);
    await allTold(deal.at);
    expect(seen(fay, 'Fay').seat).toBe(1);
    const now = { ...deal, players: deal.players.with(1, fay) };
    await callAnything(now);
    expect(await bet(now, fay, 0, 1)).toBe('players-know');
    expect(await bet(now, gus, null, 1)).toBe('kept');
  });
});

/** The host may have written once more. */
async function beat({ at }: DealWithCall): Promise<void> {
  await allTold(at);
  await at.clock.pass(1000);
}

describe('a bet', () => {
  it('that is none, or comes too late, is refused', async () => {
    const deal = await dealtToFive(['Fay']);
    const [fay] = deal.onlookers as [Guest];
    expect(await bet(deal, fay, PARTNER)).toBe('nothing-to-bet');
    await call(deal);
    const { table } = deal;
    for (const suspect of [CALLER, 5]) expect(await bet(deal, fay, suspect)).toBe('no-such-suspect');
    for (const suspect of [-1, 6, 1.5, '4', undefined, [4], { seat: 4 }])
      expect(await bet(deal, fay, suspect)).not.toBe('kept');
    const wish = { table, match: 0, deal: 0, suspect: 4 };
    for (const other of [{ match: 1 }, { match: -1 }, { deal: 1 }])
      expect(await fay.reason('bets/place', { ...wish, ...other })).toBe('nothing-to-bet');
    for (const other of [{ viewer: 'x' }, { event: 3 }, { deal: 0.5 }, { table: 'none' }])
      expect(await fay.call('bets/place', { ...wish, ...other })).toHaveProperty('refused');
    expect((await betsOf(fay, table))().at(-1)).not.toHaveProperty('mine');
    await comeOut(deal);
    expect(await bet(deal, fay, PARTNER)).toBe('nothing-to-bet');
    expect((await betsOf(fay, table))().at(-1)?.out).toBeNull();
  });

  it('a thousand times is one, and nobody else is refused for it', async () => {
    const deal = await dealtToFive(['Fay', 'Gus']);
    const [fay, gus] = deal.onlookers as [Guest, Guest];
    await call(deal);
    const answers: (() => string | undefined)[] = [];
    for (let k = 0; k < 1000; k++) {
      answers.push(
        fay.later('bets/place', { table: deal.table, match: 0, deal: 0, suspect: k % 2 === 0 ? 3 : PARTNER }),
      );
      if (k % 50 === 49) await beat(deal);
    }
    for (let k = 0; k < 100 && answers.some((answer) => answer() === undefined); k++) await beat(deal);
    expect(new Set(answers.map((answer) => answer()))).toEqual(new Set(['kept']));
    expect(deal.at.store.betBooks(1)[0]?.book.bets).toHaveLength(1);
    expect(await bet(deal, gus, PARTNER)).toBe('kept');
    await comeOut(deal);
    expect((await betsOf(gus, deal.table))().at(-1)?.out?.bets).toHaveLength(2);
  });
});

/** All that came to these, with the ids that chance has made by other names, up to the moment before it is out. */
function heardBy(guests: readonly Guest[], ids: ReadonlyMap<string, string>): unknown[] {
  const rename = (text: string): string =>
    [...ids]
      .reduce((now, [id, name]) => now.replaceAll(JSON.stringify(id), `"${name}"`), text)
      .replaceAll(/"guest":"[^"]*"/g, '"guest"');
  return guests.map(({ heard }) => heard.map(({ at, text }) => `${at} ${rename(text)}`));
}

/** A deal up to the card before it is out. `bets`: Fay bets and changes her mind, and so do ten more who look on. */
async function heardOf(bets: boolean): Promise<{ heard: unknown[]; writtenAt: number[]; mine: unknown }> {
  const names = Array.from({ length: 10 }, (_, k) => `Zoe ${k}`);
  const deal = await dealtToFive(['Fay', 'Gus', ...names]);
  const { at: host, table, players, onlookers } = deal;
  const [fay, gus, ...zoes] = onlookers as [Guest, Guest, ...Guest[]];
  const screen = await watcher(host, undefined, { role: 'screen' });
  const writtenAt: number[] = [];
  const { keepBetBook } = host.store;
  host.store.keepBetBook = (match, book) => {
    writtenAt.push(host.clock.now());
    keepBetBook(match, book);
  };
  for (const guest of [...players, gus, screen]) {
    await guest.follow('table/watch', { table });
    await guest.follow('tables/watch');
    await guest.follow<BetsView>('bets/watch', { table });
    await guest.follow('evening/watch');
  }
  const someBet = async (suspect: (k: number) => number | null): Promise<void> => {
    const betting = bets ? [fay, ...zoes] : [];
    for (const [k, guest] of betting.entries())
      guest.later('bets/place', { table, match: 0, deal: 0, suspect: suspect(k) });
    await host.clock.pass(1000);
    await allTold(host);
  };
  await call(deal);
  await someBet((k) => [0, 1, 3, 4, null][k % 5] as number | null);
  await play(deal, 2);
  await someBet(() => PARTNER);
  await play(deal, 4);
  await someBet((k) => (k < 5 ? 3 : PARTNER));
  const people = host.host.room.state.people.map(({ id, name }) => [id, name] as const);
  const ids = new Map([...people, [table, 'table'], [host.host.room.code, 'code']]);
  for (const { token } of [...players, ...onlookers, screen]) ids.set(token, 'token');
  const heard = heardBy([...players, gus, screen], ids);
  const mine = bets ? (await betsOf(fay, table))().at(-1)?.mine : undefined;
  return { heard, writtenAt, mine };
}

describe('a deal in which many bet', () => {
  it('is to everybody else, byte by byte and moment by moment, one in which nobody does; and to the disk', async () => {
    const [quiet, busy] = [await heardOf(false), await heardOf(true)];
    expect(busy.mine).toBe(3);
    expect(JSON.stringify(quiet.heard).length).toBeGreaterThan(10_000);
    expect(busy.heard).toEqual(quiet.heard);
    expect(quiet.writtenAt.length).toBeGreaterThan(2);
    expect(busy.writtenAt).toEqual(quiet.writtenAt);
  });
});

/** The room as this one is told of it now. */
async function roomOf(guest: Guest): Promise<RoomView> {
  return (await guest.follow<RoomView>('room/watch'))().at(-1) as RoomView;
}
