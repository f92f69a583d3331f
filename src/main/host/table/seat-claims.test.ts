import { describe, expect, it } from 'vitest';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import { Caller } from '../connections/callers.ts';
import { openStreamQueue } from '../connections/stream-queue.ts';
import { latest, openTableStream, removeAt } from '../testing/table-people.ts';
import { openTable, PACE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import { recordsOf } from './match-records.ts';
import type { Table } from './table.ts';

/** So long somebody has to be away, in ms. */
const AWAY = 45_000;

/** Somebody with a device in the house; `null` for the host's own computer. */
function arrive({ host }: TestHost, address: string | null): string {
  const { session } = host.greet(new Caller(address ?? undefined), undefined);
  host.sessions.persist(session);
  return session;
}

let next = 20;
const elsewhere = (at: TestHost): string => arrive(at, `192.168.1.${next++}`);

/** Ada's table of three; she, Bob and Nonna sit, Nonna has lost her phone and come in with another one, some time ago. */
async function lostSeat(stage: 'lobby' | 'playing' = 'playing', ago = AWAY) {
  const at = testHost({ opensTables: true });
  const [ada, bob, nonna, claimant] = [1, 2, 3, 4].map(() => elsewhere(at)) as [string, string, string, string];
  const table = openTable(at, ada);
  table.setSeats(3);
  for (const [seat, session] of [ada, bob, nonna].entries()) {
    table.guests.enter(session);
    table.sit(session, seat, ['Ada', 'Bob', 'Nonna'][seat] as string);
  }
  table.guests.enter(claimant);
  if (stage === 'playing') table.start();
  const leaves = [ada, bob].map((session) => openTableStream(table, session));
  openTableStream(table, claimant);
  await at.clock.pass(ago);
  return { at, table, ada, bob, nonna, claimant, leaves };
}

/** Somebody comes to the table: from somewhere else, or from where it is said. */
function comeTo(table: Table, at: TestHost, address?: string | null): string {
  const session = address === undefined ? elsewhere(at) : arrive(at, address);
  table.guests.enter(session);
  openTableStream(table, session);
  return session;
}

/** Ada and Bob both say that it is Nonna. */
function sayYes(table: Table, ada: string, bob: string): void {
  const { id } = claimOf(table, ada);
  for (const one of [ada, bob]) expect(table.claims.answer(one, id, true)).toBeUndefined();
}

const NONNA = 2;
const reason = (refused: Refusal | undefined) => refused?.reason;
const claimOf = (table: Table, session: string) => table.view(session).claims[0] as TableView['claims'][number];
const names = ({ seats }: TableView) => seats.map((who) => (who.kind === 'person' ? who.name : who.kind));

describe('a lost seat', () => {
  it('may be claimed by who came in without one, as long as its person is away', async () => {
    const { table, ada, nonna, claimant } = await lostSeat();
    expect(table.view(claimant).claimable).toEqual([NONNA]);
    expect(table.view(ada).claimable).toEqual([]);
    openTableStream(table, nonna);
    expect(table.view(claimant).claimable).toEqual([]);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('person-here');
  });

  it('is nobody’s to claim before 45 s, which a short return begins anew; who watches is told then', async () => {
    const { at, table, nonna, claimant } = await lostSeat('playing', AWAY - 1);
    expect(table.view(claimant).claimable).toEqual([]);
    expect(table.claims.make(claimant, NONNA)).toMatchObject({ reason: 'just-left', params: { seconds: 1 } });
    const leave = openTableStream(table, nonna);
    leave();
    const told = openStreamQueue<TableView>(undefined, true);
    table.streams.openTable(claimant, told);
    await told.read().next();
    await at.clock.pass(AWAY - 1);
    expect(table.view(claimant).claimable).toEqual([]);
    await at.clock.pass(1);
    const { value } = await told.read().next();
    expect((value as TableView).claimable).toEqual([NONNA]);
    expect(table.claims.make(claimant, NONNA)).toBeUndefined();
  });

  it('is nobody’s to claim before as long as the table says, which counts at once', async () => {
    const { at, table, nonna, claimant } = await lostSeat();
    const claimable = () => table.view(claimant).claimable;
    table.changeSettings({ claimAfter: 120 });
    expect(claimable()).toEqual([]);
    expect(table.claims.make(claimant, NONNA)).toMatchObject({ reason: 'just-left', params: { seconds: 75 } });
    const told = openStreamQueue<TableView>(undefined, true);
    table.streams.openTable(claimant, told);
    await told.read().next();
    await at.clock.pass(75_000);
    expect(((await told.read().next()).value as TableView).claimable).toEqual([NONNA]);
    table.changeSettings({ claimAfter: 300 });
    await at.clock.pass(179_999);
    expect(claimable()).toEqual([]);
    await at.clock.pass(1);
    expect(claimable()).toEqual([NONNA]);
    // Whose seat it is comes back as ever.
    openTableStream(table, nonna);
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });

  it('is nobody’s to claim where the table says never', async () => {
    const { at, table, claimant } = await lostSeat();
    table.changeSettings({ claimAfter: 'never' });
    await at.clock.pass(1e7);
    expect(table.view(claimant).claimable).toEqual([]);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('seats-stay');
    table.changeSettings({ claimAfter: 45 });
    expect(table.view(claimant).claimable).toEqual([NONNA]);
  });

  it('that was claimed is taken back as ever, whatever the table says by then', async () => {
    const { table, ada, bob, nonna, claimant } = await lostSeat();
    table.claims.make(claimant, NONNA);
    sayYes(table, ada, bob);
    table.changeSettings({ claimAfter: 'never' });
    expect([claimant, nonna].map((one) => table.view(one).mine)).toEqual([[NONNA], []]);
    expect(table.claims.make(nonna, NONNA)).toBeUndefined();
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });

  it('is away from when the host has started again', async () => {
    const { at, table, ada, claimant } = await lostSeat();
    const after = at.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    for (const session of [ada, claimant]) openTableStream(again, session);
    expect(reason(again.claims.make(claimant, NONNA))).toBe('just-left');
    await after.clock.pass(AWAY);
    expect(again.view(claimant).claimable).toContain(NONNA);
  });

  it.each(['lobby', 'playing'] as const)(
    'is away from while nobody comes to a host that started again: %s',
    async (stage) => {
      const { at, table, claimant } = await lostSeat(stage);
      const after = at.restart();
      after.host.resume();
      await after.clock.pass(AWAY);
      const again = after.host.table(table.id) as Table;
      openTableStream(again, claimant);
      expect(again.view(claimant).claimable).toContain(NONNA);
    },
  );

  it.each(['lobby', 'playing'] as const)('goes to who claims it when two of the others say yes: %s', async (stage) => {
    const { table, ada, bob, nonna, claimant } = await lostSeat(stage);
    expect(table.claims.make(claimant, NONNA)).toBeUndefined();
    expect(table.view(claimant)).toMatchObject({ mine: [], claims: [], claimed: { seats: [NONNA], state: 'pending' } });
    expect(claimOf(table, bob)).toMatchObject({ seats: [NONNA], mayAnswer: true });
    expect(table.claims.answer(bob, claimOf(table, bob).id, true)).toBeUndefined();
    expect(table.view(claimant)).toMatchObject({ mine: [], claimed: { state: 'pending' } });
    expect([bob, ada].map((one) => claimOf(table, one).mayAnswer)).toEqual([false, true]);
    expect(reason(table.claims.answer(bob, claimOf(table, bob).id, true))).toBe('not-yours-to-answer');
    expect(table.claims.answer(ada, claimOf(table, ada).id, true)).toBeUndefined();
    expect(table.view(claimant)).toMatchObject({ mine: [NONNA], claimed: null, claims: [], claimable: [] });
    expect(names(table.view(ada))).toEqual(['Ada', 'Bob', 'Nonna']);
    expect(table.view(ada).claims).toEqual([]);
    expect(table.view(nonna)).toMatchObject({ mine: [], handedOver: [NONNA] });
  });

  it('goes with its cards, and its old device may neither see nor play them', async () => {
    const { at, table, ada, bob, nonna, claimant } = await lostSeat();
    const before = await latest(table, nonna, NONNA);
    await at.clock.pass(AWAY);
    await expect(latest(table, claimant, NONNA)).rejects.toThrow('not-your-seat');
    table.claims.make(claimant, NONNA);
    sayYes(table, ada, bob);
    expect(await latest(table, claimant, NONNA)).toEqual(before);
    await expect(latest(table, nonna, NONNA)).rejects.toThrow('not-your-seat');
    const { match, version, moves } = before;
    expect(reason(await table.moves.move(nonna, NONNA, { match, version }, moves[0]))).toBe('not-your-seat');
    expect(await table.moves.move(claimant, NONNA, { match, version }, moves[0])).toBeUndefined();
  });

  it('sends the stand-in away, which all are told', async () => {
    const { at, table, ada, bob, claimant } = await lostSeat();
    const told = openStreamQueue<TableView>(undefined, true);
    table.streams.openTable(ada, told);
    await at.clock.pass(60_000 + PACE_MS);
    expect(table.view(ada).seats[NONNA]).toMatchObject({ here: false, standIn: true });
    table.claims.make(claimant, NONNA);
    expect(table.view(ada).seats[NONNA]).toMatchObject({ standIn: true });
    sayYes(table, ada, bob);
    const { value } = await told.read().next();
    expect((value as TableView).seats[NONNA]).toMatchObject({ here: true, standIn: false });
    expect(at.log).toEqual([]);
  });

  it('is all that its device held, but never the table itself', async () => {
    const { at, table, ada, bob, nonna, claimant, leaves } = await lostSeat('lobby');
    table.stand(nonna, NONNA);
    table.sit(ada, NONNA, 'Ada’s son');
    const home = comeTo(table, at, null);
    leaves[0]?.();
    await at.clock.pass(AWAY);
    table.claims.make(claimant, NONNA);
    expect(claimOf(table, bob)).toMatchObject({ seats: [0, NONNA], mayAnswer: false });
    table.claims.answer(home, claimOf(table, home).id, true);
    expect(table.view(claimant)).toMatchObject({ mine: [0, NONNA], host: false });
    expect(table.view(ada)).toMatchObject({ mine: [], host: true });
  });

  it('takes the record of its match along', async () => {
    const { at, table, ada, bob, nonna, claimant } = await lostSeat();
    table.claims.make(claimant, NONNA);
    sayYes(table, ada, bob);
    at.store.end(1, { scores: [1, 0, 0], winners: [0] });
    expect(recordsOf(at.host.recordAccess, claimant)).toMatchObject([
      { mine: [NONNA], names: ['Ada', 'Bob', 'Nonna'] },
    ]);
    expect([recordsOf(at.host.recordAccess, nonna), recordsOf(at.host.recordAccess, ada).length]).toEqual([[], 1]);
  });

  it('stays with the new device after the host has ended, and what nobody answered is forgotten', async () => {
    const { at, table, ada, bob, nonna, claimant } = await lostSeat();
    table.claims.make(claimant, NONNA);
    sayYes(table, ada, bob);
    const after = at.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    expect(again.view(claimant)).toMatchObject({ mine: [NONNA], stage: 'playing' });
    expect(again.view(nonna)).toMatchObject({ mine: [], handedOver: [NONNA] });
    expect(again.view(ada).claims).toEqual([]);
    expect(after.log).toEqual([]);
  });

  it('stays where it is where nothing can be kept', async () => {
    const { at, table, ada, bob, nonna, claimant } = await lostSeat();
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, ada);
    table.claims.answer(bob, id, true);
    const { handOver } = at.store;
    at.store.handOver = () => {
      throw new StoreWriteError('disk full');
    };
    expect(() => table.claims.answer(ada, id, true)).toThrow(StoreWriteError);
    expect([table.view(nonna).mine, table.view(claimant).mine]).toEqual([[NONNA], []]);
    at.store.handOver = handOver;
    expect(table.claims.answer(ada, id, true)).toBeUndefined();
    expect(table.view(claimant).mine).toEqual([NONNA]);
  });
});

describe('a claim', () => {
  it('is answered by nobody but the others who sit there, and once by each', async () => {
    const { at, table, ada, bob, nonna, claimant } = await lostSeat();
    const onlooker = comeTo(table, at);
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, bob);
    expect([onlooker, claimant, nonna, elsewhere(at)].map((one) => reason(table.claims.answer(one, id, true)))).toEqual(
      Array(4).fill('not-yours-to-answer'),
    );
    expect(claimOf(table, onlooker).mayAnswer).toBe(false);
    expect(reason(table.claims.answer(bob, id + 1, true))).toBe('no-such-claim');
    sayYes(table, ada, bob);
    expect(reason(table.claims.answer(ada, id, false))).toBe('no-such-claim');
    expect(table.view(claimant).mine).toEqual([NONNA]);
  });

  it('is denied by the first no, and says so', async () => {
    const { table, ada, bob, claimant } = await lostSeat();
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, bob);
    expect(table.claims.answer(ada, id, true)).toBeUndefined();
    expect(table.claims.answer(bob, id, false)).toBeUndefined();
    expect(reason(table.claims.answer(ada, id, true))).toBe('no-such-claim');
    expect(table.view(claimant)).toMatchObject({ mine: [], claimed: { seats: [NONNA], state: 'denied' } });
    expect(table.view(ada).claims).toEqual([]);
  });

  it('ends when its person returns, and can’t be answered any more', async () => {
    const { table, ada, nonna, claimant } = await lostSeat();
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, ada);
    openTableStream(table, nonna);
    expect(table.view(claimant).claimed).toEqual({ seats: [NONNA], state: 'returned' });
    expect(reason(table.claims.answer(ada, id, true))).toBe('no-such-claim');
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });

  it('waits as long as it takes, and ends when it is taken back', async () => {
    const { at, table, ada, claimant } = await lostSeat();
    expect(reason(table.claims.takeBack(claimant))).toBe('no-such-claim');
    table.claims.make(claimant, NONNA);
    await at.clock.pass(3_600_000);
    expect(table.view(ada).claims).toHaveLength(1);
    expect(table.view(claimant).claimed).toMatchObject({ state: 'pending' });
    expect(table.claims.takeBack(claimant)).toBeUndefined();
    expect(table.view(ada).claims).toEqual([]);
    expect(table.view(claimant).claimed).toBe(null);
  });

  it('ends with its device: who claimed and is gone stands in nobody’s way', async () => {
    const { at, table, ada } = await lostSeat();
    const gone = elsewhere(at);
    table.guests.enter(gone);
    const leave = openTableStream(table, gone);
    table.claims.make(gone, NONNA);
    leave();
    await at.clock.pass(AWAY - 1);
    expect(table.view(ada).claims).toHaveLength(1);
    await at.clock.pass(1);
    expect(table.view(ada).claims).toEqual([]);
  });

  it('ends with the seat: its person is removed, or who claims sits down elsewhere', async () => {
    const { table, ada, claimant } = await lostSeat('lobby');
    table.claims.make(claimant, NONNA);
    removeAt(table, NONNA);
    expect(table.view(ada).claims).toEqual([]);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('nobody-to-be');
    expect(reason(table.claims.make(claimant, 3))).toBe('no-such-seat');
    table.sit(claimant, NONNA, 'Cleo');
    expect(reason(table.claims.make(claimant, 1))).toBe('sits-already');
  });

  it('is one at a time, for a session and for a seat, and not too often', async () => {
    const { at, table, ada, claimant, leaves } = await lostSeat();
    const other = comeTo(table, at);
    leaves[1]?.();
    await at.clock.pass(AWAY);
    table.claims.make(claimant, NONNA);
    expect(reason(table.claims.make(claimant, 1))).toBe('claimed-once');
    expect(reason(table.claims.make(other, NONNA))).toBe('claimed-by-other');
    expect(table.claims.make(other, 1)).toBeUndefined();
    expect(table.view(ada).claims.map(({ seats }) => seats)).toEqual([[NONNA], [1]]);
    for (let k = 0; k < 2; k++) {
      table.claims.takeBack(claimant);
      expect(table.claims.make(claimant, NONNA)).toBeUndefined();
    }
    table.claims.takeBack(claimant);
    expect(table.claims.make(claimant, NONNA)).toMatchObject({
      reason: 'too-many-claims',
      params: { seconds: 30 },
    });
    await at.clock.pass(30_000);
    expect(table.claims.make(claimant, NONNA)).toBeUndefined();
    expect(table.view(ada).claims).toHaveLength(2);
  });

  it('is not to be had more often with more sessions at one address', async () => {
    const { at, table } = await lostSeat();
    const made = Array.from({ length: 9 }, () => {
      const session = arrive(at, '192.168.1.9');
      table.guests.enter(session);
      const refused = reason(table.claims.make(session, NONNA));
      table.claims.takeBack(session);
      return refused;
    });
    expect(made).toEqual([...Array(8).fill(undefined), 'too-many-claims']);
  });

  it('is not for who has not come in, or was removed', async () => {
    const { at, table, bob, nonna, leaves } = await lostSeat('lobby');
    expect(reason(table.claims.make(elsewhere(at), NONNA))).toBe('sits-already');
    leaves[1]?.();
    removeAt(table, 1);
    expect(table.guests.refuse(bob)?.reason).toBe('kept-out');
    expect(table.claims.make(bob, NONNA)).toBeDefined();
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });
});

/** People who sit at a table of five with bots beside them: their addresses, the first is the host's of the table. */
async function table5(addresses: readonly (string | null)[]) {
  const at = testHost({ opensTables: true });
  const sessions = addresses.map((address) => arrive(at, address));
  const [host = ''] = sessions;
  const table = openTable(at, host);
  table.setSeats(3);
  for (const [seat, session] of sessions.entries()) {
    table.guests.enter(session);
    table.sit(session, seat, `Person ${seat}`);
  }
  for (const seat of [0, 1, 2].slice(sessions.length)) table.seatBot(seat, 'easy');
  table.start();
  return { at, table, sessions, leaves: sessions.map((session) => openTableStream(table, session)) };
}

/** What comes of it when this session claims that seat and all these say yes. */
function taken(table: Table, claimant: string, seat: number, sayers: readonly string[]): (string | undefined)[] {
  const made = reason(table.claims.make(claimant, seat));
  const [claim] = sayers.flatMap((one) => table.view(one).claims);
  const said = sayers.map((one) => (claim ? reason(table.claims.answer(one, claim.id, true)) : undefined));
  return [made, ...said];
}

describe('a cheater', () => {
  it('with two tabs takes nobody’s hand, at once or later, though one neighbour is deceived', async () => {
    const { at, table, sessions, leaves } = await table5(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
    const [anna = '', mallory = '', bob = ''] = sessions;
    const tab = comeTo(table, at, '10.0.0.2');
    leaves[0]?.();
    await at.clock.pass(63);
    expect(taken(table, tab, 0, [mallory])).toEqual(['just-left', undefined]);
    await at.clock.pass(AWAY);
    // One neighbour and their own device are not two others.
    expect(taken(table, tab, 0, [])).toEqual(['nobody-confirms']);
    expect(table.view(tab).mine).toEqual([]);
    expect(table.view(anna)).toMatchObject({ mine: [0], host: true });
    expect(table.view(bob).host).toBe(false);
  });

  it('who leads the table hands no hand to a second tab', async () => {
    for (const others of [['10.0.0.2'], ['10.0.0.2', '10.0.0.3']]) {
      const { at, table, sessions, leaves } = await table5(['10.0.0.1', ...others]);
      const [mallory = ''] = sessions;
      const tab = comeTo(table, at, '10.0.0.1');
      leaves[1]?.();
      await at.clock.pass(AWAY);
      expect(taken(table, tab, 1, [mallory])[0]).toBe('nobody-confirms');
      expect(table.view(tab).mine).toEqual([]);
    }
  });

  it('who leads the table is one of two with a device of their own, as long as another is around', async () => {
    const { at, table, sessions, leaves } = await table5(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
    const [mallory = '', , bob = ''] = sessions;
    const laptop = comeTo(table, at, '10.0.0.7');
    for (const leave of leaves.slice(1)) leave();
    await at.clock.pass(AWAY - 1);
    openTableStream(table, bob)();
    await at.clock.pass(1);
    // Bob's phone sleeps: that makes nobody the only one to ask.
    expect(taken(table, laptop, 1, [mallory])).toEqual([undefined, undefined]);
    expect(table.view(laptop).mine).toEqual([]);
  });

  it('at a table of two is asked by nobody, unless they lead it', async () => {
    const { at, table, sessions, leaves } = await table5(['10.0.0.1', '10.0.0.2']);
    const [, mallory = ''] = sessions;
    const laptop = comeTo(table, at, '10.0.0.7');
    leaves[0]?.();
    await at.clock.pass(AWAY);
    expect(taken(table, laptop, 0, [mallory])[0]).toBe('nobody-confirms');
    const home = comeTo(table, at, null);
    expect(taken(table, laptop, 0, [mallory, home])).toEqual([undefined, 'not-yours-to-answer', undefined]);
    expect(table.view(laptop).mine).toEqual([0]);
  });

  it('behind one address for all needs one more who sits there, or who leads', async () => {
    for (const address of ['10.0.0.1', null]) {
      const { at, table, sessions, leaves } = await table5([address, address, address]);
      const [captain = '', mallory = ''] = sessions;
      const tab = comeTo(table, at, address);
      const onlooker = comeTo(table, at, address);
      leaves[2]?.();
      await at.clock.pass(AWAY);
      expect(taken(table, tab, 2, [mallory, onlooker])).toEqual([undefined, undefined, 'not-yours-to-answer']);
      expect(table.view(tab).mine).toEqual([]);
      expect(table.claims.answer(captain, claimOf(table, captain).id, true)).toBeUndefined();
      expect(table.view(tab).mine).toEqual([2]);
    }
  });

  it('behind one address who leads and claims has no word in it, and one neighbour is not enough', async () => {
    const at = testHost({ opensTables: true });
    const [captain, anna, mallory] = Array.from({ length: 3 }, () => arrive(at, '10.0.0.1')) as [
      string,
      string,
      string,
    ];
    const table = openTable(at, captain);
    for (const [seat, session] of [anna, mallory].entries()) {
      table.guests.enter(session);
      table.sit(session, seat, `Person ${seat}`);
    }
    for (const session of [captain, mallory]) openTableStream(table, session);
    await at.clock.pass(AWAY);
    expect(taken(table, captain, 0, [mallory])[0]).toBe('nobody-confirms');
  });

  it('has no word by a second seat on the same device', async () => {
    const { at, table, sessions, leaves } = await table5(['10.0.0.1', '10.0.0.2', '10.0.0.2']);
    const [anna = '', ...both] = sessions;
    const laptop = comeTo(table, at, '10.0.0.7');
    leaves[0]?.();
    await at.clock.pass(AWAY);
    expect(taken(table, laptop, 0, both)[0]).toBe('nobody-confirms');
    expect(table.view(anna).mine).toEqual([0]);
  });

  it('who comes in from elsewhere and goes on from the own device is known by both', async () => {
    const { at, table, sessions, leaves } = await table5(['10.0.0.1', '10.0.0.2']);
    const [mallory = ''] = sessions;
    leaves[1]?.();
    await at.clock.pass(AWAY);
    for (const way of [
      ['10.0.0.1', '10.0.0.9'],
      ['10.0.0.9', '10.0.0.1'],
    ]) {
      const { session, token } = at.host.greet(new Caller(way[0]), undefined);
      at.host.sessions.persist(session);
      table.guests.enter(session);
      at.host.greet(new Caller(way[1]), token);
      openTableStream(table, session);
      expect(taken(table, session, 1, [mallory])[0]).toBe('nobody-confirms');
    }
  });

  it('at the host’s own computer has nobody’s hand for being alone there', async () => {
    const { at, table, sessions, leaves } = await table5([null, null]);
    const tab = comeTo(table, at, null);
    for (const leave of leaves) leave();
    await at.clock.pass(AWAY);
    expect(taken(table, tab, 1, [])).toEqual(['nobody-confirms']);
    expect(table.view(sessions[1] ?? '').mine).toEqual([1]);
  });
});

describe('a seat that was given to another device', () => {
  async function handedOver() {
    const lost = await lostSeat();
    lost.table.claims.make(lost.claimant, NONNA);
    sayYes(lost.table, lost.ada, lost.bob);
    return lost;
  }

  it('is taken back at any time by the token that had it, and nobody is asked', async () => {
    const { at, table, ada, nonna, claimant } = await handedOver();
    const hand = await latest(table, claimant, NONNA);
    const stream = openStreamQueue<PlayUpdate>();
    table.streams.openPlay(claimant, NONNA, undefined, stream);
    expect(table.view(nonna).claimable).toEqual([NONNA]);
    expect(table.claims.make(nonna, NONNA)).toBeUndefined();
    expect(table.view(nonna)).toMatchObject({ mine: [NONNA], handedOver: [], claims: [] });
    expect(table.view(ada).claims).toEqual([]);
    expect(await latest(table, nonna, NONNA)).toEqual(hand);
    await expect(latest(table, claimant, NONNA)).rejects.toThrow('not-your-seat');
    const reader = stream.read();
    await reader.next();
    expect(await reader.next()).toMatchObject({ done: true, value: { reason: 'not-your-seat' } });
    const { match, version, moves } = hand;
    expect(reason(await table.moves.move(claimant, NONNA, { match, version }, moves[0]))).toBe('not-your-seat');
    expect(table.view(claimant)).toMatchObject({ mine: [], claimable: [], handedOver: [] });
    expect(table.view(claimant).claimed).toEqual({ seats: [NONNA], state: 'returned' });
    openTableStream(table, nonna);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('person-here');
    expect(at.log).toEqual([]);
  });

  it('is taken back from whoever has it by now, and after the host has ended', async () => {
    const { at, table, ada, bob, nonna, claimant } = await handedOver();
    const third = comeTo(table, at);
    await at.clock.pass(AWAY);
    const leave = openTableStream(table, claimant);
    leave();
    const after = at.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    for (const session of [ada, bob, third]) openTableStream(again, session);
    await after.clock.pass(AWAY);
    again.claims.make(third, NONNA);
    expect(reason(again.claims.make(third, NONNA))).toBe('claimed-once');
    again.claims.takeBack(third);
    expect(again.claims.make(nonna, NONNA)).toBeUndefined();
    expect(again.view(nonna).mine).toEqual([NONNA]);
    expect(again.view(claimant).claimable).toEqual([]);
    expect(again.kept.handed).toEqual([]);
  });

  it('finds its person however many have come in since', async () => {
    const { at, table, nonna } = await handedOver();
    for (let k = 0; k < 80; k++) table.guests.enter(arrive(at, `10.9.0.${k}`));
    expect(table.claims.make(nonna, NONNA)).toBeUndefined();
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });
});

describe('where nobody of the table is there', () => {
  it('a claim is refused', async () => {
    const { at, table, claimant, leaves } = await lostSeat();
    for (const leave of leaves) leave();
    await at.clock.pass(AWAY);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('nobody-confirms');
    expect(table.view(claimant).mine).toEqual([]);
  });

  it('it is answered by who sits at the host’s own computer, and by nobody else', async () => {
    const { at, table, claimant, leaves } = await lostSeat();
    for (const leave of leaves) leave();
    await at.clock.pass(AWAY);
    const [home, onlooker] = [comeTo(table, at, null), comeTo(table, at)];
    expect(table.claims.make(claimant, NONNA)).toBeUndefined();
    const { id } = claimOf(table, home);
    expect([home, onlooker].map((one) => claimOf(table, one).mayAnswer)).toEqual([true, false]);
    expect(reason(table.claims.answer(onlooker, id, true))).toBe('not-yours-to-answer');
    expect(table.claims.answer(home, id, true)).toBeUndefined();
    expect(table.view(claimant).mine).toEqual([NONNA]);
  });

  it('a window at home that has forgotten who it was goes on where it played against bots alone', async () => {
    const { at, table, leaves } = await table5([null]);
    leaves[0]?.();
    await at.clock.pass(AWAY);
    const [guest, window] = [comeTo(table, at), comeTo(table, at, null)];
    expect(reason(table.claims.make(guest, 0))).toBeUndefined();
    table.claims.takeBack(guest);
    table.claims.make(window, 0);
    expect(table.view(window).mine).toEqual([0]);
  });
});
