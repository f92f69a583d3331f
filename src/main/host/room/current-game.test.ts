import { describe, expect, it } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import { option } from '#shared/engine/options.ts';
import { writeDealCode } from '#shared/protocol/deal-code.ts';
import { race } from '../testing/race-game.ts';
import { back, type Guest, layAll, phone, phones, playOut, seen, tableOf, watcher } from '../testing/room-clients.ts';
import { PACE_MS, type TestHost, testHost } from '../testing/test-host.ts';

/** Who sits there: people by name, bots as such. */
const seats = ({ room }: Guest) => room().table?.seats.map((who) => (who.kind === 'person' ? who.name : who.kind));

/** As many as six sit at this race; four where nobody says. */
const large = { ...race, usualSeats: 4, rules: { ...race.rules, seats: { min: 2, max: 6 } } } as unknown as Game;

const wide = (id: string): Game | undefined => (id === 'race' ? large : undefined);

async function gathered(at: TestHost, ...names: string[]): Promise<[Guest, ...Guest[]]> {
  return (await phones(at, ...names)) as [Guest, ...Guest[]];
}

describe('what is played next', () => {
  it('has as many seats as are usual, and bots where nobody sits', async () => {
    const at = testHost({ opensTables: true, gameOf: wide });
    const [ada] = await gathered(at, 'Ada', 'Bob');
    await ada.get('room/play', { game: 'race' });
    expect(seats(ada)).toEqual(['Ada', 'Bob', 'bot', 'bot']);
    expect((await tableOf(ada)).seats[2]).toMatchObject({ kind: 'bot', level: 'random' });
  });

  it('has more where more people want to play, up to what the game allows, and the others wait', async () => {
    const at = testHost({ opensTables: true, gameOf: wide });
    const [ada, ...others] = await gathered(at, 'Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gina', 'Hugo');
    await ada.get('room/play', { game: 'race' });
    expect(seats(ada)).toEqual(['Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fritz']);
    expect([seen(ada, 'Gina').waits, seen(ada, 'Hugo').waits]).toEqual([1, 2]);
    await others[0]?.get('room/rise');
    expect(seats(ada)).toEqual(['Ada', 'Gina', 'Cleo', 'Dora', 'Emil', 'Fritz']);
    expect([seen(ada, 'Gina').waits, seen(ada, 'Hugo').waits]).toEqual([null, 1]);
  });

  it('seats who is here and wants to: those who sat before keep their order, then the queue, then the others', async () => {
    const at = testHost({ opensTables: true, gameOf: wide });
    const [ada, bob, cleo, dora] = (await gathered(at, 'Ada', 'Bob', 'Cleo', 'Dora')) as [Guest, Guest, Guest, Guest];
    await ada.get('room/play', { game: 'race', seats: 3 });
    await ada.get('table/swapSeats', { table: (await tableOf(ada)).id, a: 0, b: 2 });
    expect([seats(ada), seen(ada, 'Dora').waits]).toEqual([['Cleo', 'Bob', 'Ada'], 1]);
    bob.connection.closed();
    const emil = await phone(at, 'Emil', '192.168.1.50');
    await ada.get('room/play', { game: 'race', seats: 4 });
    expect(seats(ada)).toEqual(['Cleo', 'Ada', 'Dora', 'Emil']);
    await emil.get('room/rise');
    await cleo.get('room/rise');
    await ada.get('room/play', { game: 'race', seats: 4 });
    expect(seats(dora)).toEqual(['Ada', 'Dora', 'bot', 'bot']);
  });

  it('seats who waited for a seat and then would not, and who went and came in again; of the others it is told', async () => {
    const at = testHost({ opensTables: true, gameOf: wide });
    const [ada, bob] = await gathered(at, 'Ada', 'Bob', 'Cleo');
    await bob?.get('room/rise');
    await ada.get('room/play', { game: 'race', seats: 2, deal: true });
    const dora = await phone(at, 'Dora', '192.168.1.50');
    await dora.get('room/sit');
    await dora.get('room/rise');
    expect([seen(ada, 'Bob').out, seen(ada, 'Dora').out]).toEqual([true, undefined]);
    await bob?.get('tables/enter', { code: at.host.room.code });
    expect(seen(ada, 'Bob').out).toBeUndefined();
    await ada.get('table/breakOff', { table: (await tableOf(ada)).id, another: true });
    await ada.get('room/play', { game: 'race', seats: 4 });
    expect(seats(ada)?.toSorted()).toEqual(['Ada', 'Bob', 'Cleo', 'Dora']);
  });

  it('forgets with the next match what only numbered deals set', async () => {
    const numbered = { deals: option([2]) };
    const counted = { ...race, rules: { ...race.rules, duplicateOptions: numbered } } as unknown as Game;
    const duplicate = { ...race.duplicate, options: (deals: number) => (deals === 2 ? { deals } : undefined) };
    const game = { ...counted, duplicate } as Game;
    const at = testHost({ opensTables: true, gameOf: (id) => (id === 'race' ? game : undefined) });
    const [ada] = await gathered(at, 'Ada');
    const source = { seed: 'ab'.repeat(32), deals: [5, 6] };
    const options = { photoFinish: 'lowest-first' };
    const code = writeDealCode({ game: 'race', seats: 2, options, source, scores: [] }, game);
    await ada.get('tables/open', { game: 'race', deal: code, room: true });
    expect((await tableOf(ada)).options).toEqual({ photoFinish: 'lowest-first', deals: 2 });
    await ada.get('room/play', { game: 'race' });
    expect((await tableOf(ada)).options).toEqual({ photoFinish: 'lowest-first' });
  });

  it('takes the options and the level of the last time, unless somebody says others', async () => {
    const levels = { ...race, bots: { random: race.bots.random, easy: race.bots.random } } as unknown as Game;
    const at = testHost({ opensTables: true, gameOf: (id) => (id === 'race' ? levels : undefined) });
    const [ada] = await gathered(at, 'Ada');
    await ada.get('room/play', { game: 'race', level: 'easy', options: { photoFinish: 'lowest-first' } });
    await ada.get('room/play', { game: 'race' });
    const table = await tableOf(ada);
    expect(table.options).toEqual({ photoFinish: 'lowest-first' });
    expect(table.seats[1]).toMatchObject({ kind: 'bot', level: 'easy' });
    await ada.get('room/play', { game: 'race', options: { photoFinish: 'arrival' } });
    expect((await tableOf(ada)).options).toEqual({ photoFinish: 'arrival' });
  });

  it('closes the table before, whose record stays, and never while a match is played', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob] = (await gathered(at, 'Ada', 'Bob')) as [Guest, Guest];
    const first = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
    expect(await ada.reason('room/play', { game: 'race' })).toBe('match-running');
    expect(await ada.reason('tables/open', { game: 'race', room: true })).toBe('match-running');
    await playOut(at, [ada, bob]);
    const next = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2 });
    expect(await bob.reason('table/watch', first)).toBe('no-such-table');
    expect(bob.room().table?.id).toBe(next.table);
    expect(await bob.get('records/list')).toMatchObject([{ game: 'race', names: ['Ada', 'Bob'], mine: [1] }]);
    expect(at.host.openTables().map(({ id }) => id)).toEqual([next.table]);
  });

  it('changes nothing where it can’t be', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = await gathered(at, 'Ada');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    expect(await ada.reason('room/play', { game: 'chess' })).toBe('no-such-game');
    expect(await ada.reason('room/play', { game: 'race', seats: 9 })).toBe('bad-seats');
    expect(await ada.reason('room/play', { game: 'race', options: { photoFinish: 'never' } })).toBe('bad-option');
    expect(ada.room().table?.id).toBe(table);
  });

  it('keeps how the table was run', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = await gathered(at, 'Ada');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race' });
    await ada.get('table/changeSettings', { table, settings: { chat: false, standInAfter: 15, locked: true } });
    await ada.get('room/play', { game: 'race' });
    expect((await tableOf(ada)).settings).toEqual({
      chat: false,
      counting: true,
      hints: true,
      standInAfter: 15,
      claimAfter: 45,
      locked: true,
      open: true,
      spectators: true,
    });
  });

  it('keeps further people at one window on their seats', async () => {
    const at = testHost();
    const home = await watcher(at);
    await home.get('room/call', { name: 'Ada' });
    const { table } = await home.get<{ table: string }>('tables/open', { game: 'race', seats: 3, room: true });
    await home.get('table/sit', { table, seat: 0, name: 'Ada', pad: 0 });
    await home.get('table/sit', { table, seat: 2, name: 'Bob', pad: 1 });
    await home.get('room/play', { game: 'race', seats: 3 });
    expect((await tableOf(home)).seats).toMatchObject([
      { name: 'Ada', pad: 0, mark: {} },
      { name: 'Bob', pad: 1 },
      { kind: 'bot' },
    ]);
    expect((await tableOf(home)).seats[1]).not.toHaveProperty('mark');
  });
});

describe('one tap', () => {
  it('is a free seat, else a bot’s, else a place in the queue', async () => {
    const at = testHost({ opensTables: true });
    const [ada, bob, cleo, dora] = (await gathered(at, 'Ada', 'Bob', 'Cleo', 'Dora')) as [Guest, Guest, Guest, Guest];
    expect(await bob.get('room/sit')).toEqual({ waits: 1 });
    const { table } = await ada.get<{ table: string }>('tables/open', { game: 'race', seats: 3, room: true });
    expect(seats(ada)).toEqual(['Bob', 'empty', 'empty']);
    await ada.get('table/seatBot', { table, seat: 1, level: 'random' });
    expect(await ada.get('room/sit')).toEqual({ table, seat: 2 });
    expect(await ada.get('room/sit')).toEqual({ table, seat: 2 });
    expect(await cleo.get('room/sit')).toEqual({ table, seat: 1 });
    expect([await dora.get('room/sit'), await dora.get('room/sit')]).toEqual([{ waits: 1 }, { waits: 1 }]);
    await dora.get('room/rise');
    expect(seen(ada, 'Dora').waits).toBe(null);
  });

  it('wants a name first, and a person', async () => {
    const at = testHost({ opensTables: true });
    const nameless = await phone(at, '', '192.168.1.9');
    expect(await nameless.reason('room/sit')).toBe('name-empty');
    const television = await watcher(at, undefined, { role: 'screen' });
    expect(await television.reason('room/sit')).toBe('only-a-screen');
  });
});

/** Ada plays against bots, and Bob comes late. */
async function lateComer(at: TestHost, seats = 2) {
  const [ada] = await gathered(at, 'Ada');
  await ada.get('room/play', { game: 'race', seats, deal: true });
  const bob = await phone(at, 'Bob', '192.168.1.30');
  const sat = await bob.get<{ seat?: number; waits?: number }>('room/sit');
  return { ada, bob, sat, table: (await tableOf(ada)).id };
}

/** The deal is played to its score. */
async function toTheScore(at: TestHost, people: readonly Guest[]): Promise<void> {
  await layAll(people);
  await at.clock.pass(10 * PACE_MS);
}

describe('who comes late', () => {
  it('has a bot’s seat from the next deal on, not a moment before, and the record then is theirs, too', async () => {
    const at = testHost({ opensTables: true });
    const { ada, bob, sat, table } = await lateComer(at);
    expect(sat).toEqual({ table, seat: 1 });
    expect(seen(ada, 'Bob')).toMatchObject({ seat: null, waits: null });
    expect((await tableOf(ada)).heirs).toEqual([{ seat: 1, name: 'Bob' }]);
    await toTheScore(at, [ada]);
    expect((await tableOf(bob)).mine).toEqual([]);
    expect(at.store.match(table, 0)).toMatchObject({ over: false });
    await ada.get('table/goOn', { table });
    expect(await tableOf(bob)).toMatchObject({ mine: [1], heirs: [], seats: [{}, { kind: 'person', name: 'Bob' }] });
    await layAll([ada, bob]);
    expect((await tableOf(bob)).stage).toBe('over');
    for (const one of [ada, bob])
      expect(await one.get('records/list')).toMatchObject([{ names: ['Ada', 'Bob'], winners: expect.any(Array) }]);
    expect(await bob.get('records/list')).toMatchObject([{ mine: [1] }]);
  });

  it('sees nothing of that seat before it is theirs, and nothing that the bot saw afterwards', async () => {
    const at = testHost({ opensTables: true });
    const { ada, bob, table } = await lateComer(at);
    const watch = (since?: object) => bob.reason('play/watch', { table, viewer: 1, ...(since && { since }) });
    expect(await watch()).toBe('not-your-seat');
    expect(await bob.reason('play/move', { table, seat: 1, match: 0, version: 1, move: { type: 'lay' } })).toBe(
      'not-your-seat',
    );
    await toTheScore(at, [ada]);
    expect([await watch(), await watch({ match: 0, version: -1 })]).toEqual(['not-your-seat', 'not-your-seat']);
    await ada.get('table/goOn', { table });
    // The deal that the bot played is asked for, by every number there could be.
    for (const since of [undefined, { match: 0, version: -1 }, { match: 0, version: 0 }, { match: 0, version: 3 }]) {
      const updates = await bob.follow<{ version: number; observation: { hand: number[]; laid: number[] } }>(
        'play/watch',
        { table, viewer: 1, ...(since && { since }) },
      );
      expect(updates().map(({ observation: { hand, laid } }) => [hand.length, laid.length])).toEqual([[3, 0]]);
    }
  });

  it('sees no more of it after a restart, at the score or in the deal that is theirs', async () => {
    const before = testHost({ opensTables: true });
    const { ada, bob, table } = await lateComer(before);
    await toTheScore(before, [ada]);
    const at = before.restart();
    at.host.resume();
    const [ada2, bob2] = [await back(at, ada), await back(at, bob)];
    expect((await tableOf(bob2)).heirs).toEqual([{ seat: 1, name: 'Bob' }]);
    expect(await bob2.reason('play/watch', { table, viewer: 1 })).toBe('not-your-seat');
    await tableOf(ada2);
    await ada2.get('table/goOn', { table });
    await layAll([ada2]);
    const again = at.restart();
    again.host.resume();
    const bob3 = await back(again, bob);
    const updates = await bob3.follow<{ observation: { hand: number[]; laid: number[] } }>('play/watch', {
      table,
      viewer: 1,
      since: { match: 0, version: -1 },
    });
    expect(updates().length).toBeGreaterThan(0);
    expect(updates().every(({ observation: { hand } }) => hand.length === 3)).toBe(true);
  });

  it('who is away when the deal is over waits for the next one, and the bot plays on', async () => {
    const at = testHost({ opensTables: true });
    const { ada, bob, table } = await lateComer(at);
    bob.connection.closed();
    await toTheScore(at, [ada]);
    await ada.get('table/goOn', { table });
    expect((await tableOf(ada)).seats[1]).toMatchObject({ kind: 'bot' });
    await toTheScore(at, [ada]);
    expect((await tableOf(ada)).stage).toBe('over');
    expect(seen(ada, 'Bob').waits).toBe(1);
  });

  it('may want it no more, and then another one has it', async () => {
    const at = testHost({ opensTables: true });
    const { ada, bob, table } = await lateComer(at);
    const cleo = await phone(at, 'Cleo', '192.168.1.31');
    expect(await cleo.get('room/sit')).toEqual({ waits: 1 });
    await bob.get('room/rise');
    expect((await tableOf(ada)).heirs).toEqual([{ seat: 1, name: 'Cleo' }]);
    expect([seen(ada, 'Bob').waits, seen(ada, 'Cleo').waits]).toEqual([null, null]);
    await toTheScore(at, [ada]);
    await ada.get('table/goOn', { table });
    expect((await tableOf(cleo)).mine).toEqual([1]);
  });

  it('waits where there is no bot, and where there is no deal to wait for', async () => {
    const { scorePause: _, ...rules } = race.rules;
    const single = { ...race, rules } as unknown as Game;
    const at = testHost({ opensTables: true, gameOf: () => single });
    const { sat } = await lateComer(at);
    expect(sat).toEqual({ waits: 1 });
    const other = testHost({ opensTables: true });
    const [ada, bob] = (await gathered(other, 'Ada', 'Bob')) as [Guest, Guest];
    await ada.get('room/play', { game: 'race', seats: 2, deal: true });
    const cleo = await phone(other, 'Cleo', '192.168.1.31');
    expect(await cleo.get('room/sit')).toEqual({ waits: 1 });
    // Bob is removed: a bot plays on, whose seat Cleo has from the next deal on.
    await ada.get('table/remove', { table: (await tableOf(ada)).id, seat: 1 });
    expect((await tableOf(ada)).heirs).toEqual([{ seat: 1, name: 'Cleo' }]);
    expect(bob.room().me).toBe(null);
  });

  it('comes first at the end of the match, where it had no other deal', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = await gathered(at, 'Ada');
    await ada.get('room/play', { game: 'race', seats: 3, deal: true });
    await toTheScore(at, [ada]);
    await ada.get('table/goOn', { table: (await tableOf(ada)).id });
    const cleo = await phone(at, 'Cleo', '192.168.1.31');
    await cleo.get('room/sit');
    await toTheScore(at, [ada]);
    expect([ada.room().table?.stage, seen(ada, 'Cleo').waits]).toEqual(['over', 1]);
    await ada.get('room/choose', { choice: 'again' });
    await at.clock.pass(3000);
    expect(seats(ada)).toEqual(['Ada', 'Cleo', 'bot']);
  });

  it('keeps the seat like anybody who played: a stand-in when away, the seat at the next match', async () => {
    const at = testHost({ opensTables: true });
    const { ada, bob, table } = await lateComer(at);
    await toTheScore(at, [ada]);
    await ada.get('table/goOn', { table });
    bob.connection.closed();
    await layAll([ada]);
    await at.clock.pass(60_000 + 10 * PACE_MS);
    expect((await tableOf(ada)).stage).toBe('over');
    expect((await tableOf(ada)).seats[1]).toMatchObject({ kind: 'person', name: 'Bob', here: false });
    expect(at.log).toEqual([]);
  });
});
