import { describe, expect, it } from 'vitest';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { latest, look } from '../testing/people.ts';
import { openTable, PACE, type TestHost, testHost } from '../testing/test-host.ts';
import { Caller } from '../wire/caller.ts';
import { openOutbox } from '../wire/outbox.ts';
import { recordsOf } from './records.ts';
import type { Table } from './table.ts';

/** How long a claim waits for its answer, in ms. */
const PATIENCE = 90_000;

/** Somebody with a device in the house; `null` for the host's own computer. */
function arrive({ host }: TestHost, address: string | null): string {
  const { session } = host.greet(new Caller(address ?? undefined), undefined);
  host.sessions.keep(session);
  return session;
}

let next = 20;
const elsewhere = (at: TestHost): string => arrive(at, `192.168.1.${next++}`);

/** Ada's table of three; she, Bob and Nonna sit, Nonna has lost her phone and come in with another one. */
function lostSeat(stage: 'lobby' | 'playing' = 'playing') {
  const at = testHost({ opensTables: true });
  const [ada, bob, nonna, claimant] = [1, 2, 3, 4].map(() => elsewhere(at)) as [string, string, string, string];
  const table = openTable(at, ada);
  table.setSeats(3);
  for (const [seat, session] of [ada, bob, nonna].entries()) {
    table.comers.enter(session);
    table.sit(session, seat, ['Ada', 'Bob', 'Nonna'][seat] as string);
  }
  table.comers.enter(claimant);
  if (stage === 'playing') table.start();
  const leaves = [ada, bob].map((session) => look(table, session));
  look(table, claimant);
  return { at, table, ada, bob, nonna, claimant, leaves };
}

const NONNA = 2;
const reason = (refused: Refusal | undefined) => refused?.reason;
const claimOf = (table: Table, session: string) => table.view(session).claims[0] as TableView['claims'][number];
const names = ({ seats }: TableView) => seats.map((who) => (who.kind === 'person' ? who.name : who.kind));

describe('a lost seat', () => {
  it('may be claimed by who came in without one, as long as its person is away', () => {
    const { table, ada, nonna, claimant } = lostSeat();
    expect(table.view(claimant).claimable).toEqual([NONNA]);
    expect(table.view(ada).claimable).toEqual([]);
    look(table, nonna);
    expect(table.view(claimant).claimable).toEqual([]);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('person-here');
  });

  it.each(['lobby', 'playing'] as const)('goes to who claims it with the first yes: %s', (stage) => {
    const { table, ada, bob, nonna, claimant } = lostSeat(stage);
    expect(table.claims.make(claimant, NONNA)).toBeUndefined();
    expect(table.view(claimant)).toMatchObject({ mine: [], claims: [], claimed: { seats: [NONNA], state: 'pending' } });
    expect(claimOf(table, bob)).toMatchObject({ seats: [NONNA], host: false, mayAnswer: true });
    expect(table.claims.answer(bob, claimOf(table, bob).id, true)).toBeUndefined();
    expect(table.view(claimant)).toMatchObject({ mine: [NONNA], claimed: null, claims: [], claimable: [] });
    expect(names(table.view(ada))).toEqual(['Ada', 'Bob', 'Nonna']);
    expect(table.view(ada).claims).toEqual([]);
    expect(table.view(nonna)).toMatchObject({ mine: [], handedOver: [NONNA] });
  });

  it('goes with its cards, and its old device may neither see nor play them', async () => {
    const { table, ada, nonna, claimant } = lostSeat();
    const before = await latest(table, nonna, NONNA);
    await expect(latest(table, claimant, NONNA)).rejects.toThrow('not-your-seat');
    table.claims.make(claimant, NONNA);
    table.claims.answer(ada, claimOf(table, ada).id, true);
    expect(await latest(table, claimant, NONNA)).toEqual(before);
    await expect(latest(table, nonna, NONNA)).rejects.toThrow('not-your-seat');
    const { match, version, moves } = before;
    expect(reason(await table.playing.move(nonna, NONNA, { match, version }, moves[0]))).toBe('not-your-seat');
    expect(await table.playing.move(claimant, NONNA, { match, version }, moves[0])).toBeUndefined();
  });

  it('sends the stand-in away, which all are told', async () => {
    const { at, table, ada, claimant } = lostSeat();
    const told = openOutbox<TableView>(undefined, true);
    table.watching.table(ada, told);
    await at.clock.pass(60_000 + PACE);
    expect(table.view(ada).seats[NONNA]).toMatchObject({ here: false, standIn: true });
    table.claims.make(claimant, NONNA);
    table.claims.answer(ada, claimOf(table, ada).id, true);
    const { value } = await told.read().next();
    expect((value as TableView).seats[NONNA]).toMatchObject({ here: true, standIn: false });
    expect(at.log).toEqual([]);
  });

  it('is all that its device held, and the table itself if that made it', () => {
    const { table, ada, bob, nonna, claimant, leaves } = lostSeat('lobby');
    table.stand(nonna, NONNA);
    table.sit(ada, NONNA, 'Ada’s son');
    leaves[0]?.();
    table.claims.make(claimant, NONNA);
    expect(claimOf(table, bob)).toMatchObject({ seats: [0, NONNA], host: true });
    table.claims.answer(bob, claimOf(table, bob).id, true);
    expect(table.view(claimant)).toMatchObject({ mine: [0, NONNA], host: true });
    expect(table.view(ada)).toMatchObject({ mine: [], host: false });
  });

  it('takes the record of its match along', async () => {
    const { at, table, ada, bob, nonna, claimant } = lostSeat();
    table.claims.make(claimant, NONNA);
    table.claims.answer(bob, claimOf(table, bob).id, true);
    at.store.end(1, { scores: [1, 0, 0], winners: [0] });
    expect(recordsOf(at.host.shelf, claimant)).toMatchObject([{ mine: [NONNA], names: ['Ada', 'Bob', 'Nonna'] }]);
    expect([recordsOf(at.host.shelf, nonna), recordsOf(at.host.shelf, ada).length]).toEqual([[], 1]);
  });

  it('stays with the new device after the host has ended, and what nobody answered is forgotten', () => {
    const { at, table, ada, bob, nonna, claimant } = lostSeat();
    table.claims.make(claimant, NONNA);
    table.claims.answer(bob, claimOf(table, bob).id, true);
    const other = elsewhere(at);
    table.comers.enter(other);
    const after = at.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    expect(again.view(claimant)).toMatchObject({ mine: [NONNA], stage: 'playing' });
    expect(again.view(nonna)).toMatchObject({ mine: [], handedOver: [NONNA] });
    expect(again.view(ada).claims).toEqual([]);
    expect(after.log).toEqual([]);
  });

  it('stays where it is where nothing can be kept', () => {
    const { at, table, ada, nonna, claimant } = lostSeat();
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, ada);
    const { handOver } = at.store;
    at.store.handOver = () => {
      throw new Error('disk full');
    };
    expect(() => table.claims.answer(ada, id, true)).toThrow('disk full');
    expect([table.view(nonna).mine, table.view(claimant).mine]).toEqual([[NONNA], []]);
    at.store.handOver = handOver;
    expect(table.claims.answer(ada, id, true)).toBeUndefined();
    expect(table.view(claimant).mine).toEqual([NONNA]);
  });
});

describe('a claim', () => {
  it('is answered by nobody but who sits there, and the table’s host, and once', () => {
    const { at, table, ada, bob, nonna, claimant } = lostSeat();
    const onlooker = elsewhere(at);
    table.comers.enter(onlooker);
    look(table, onlooker);
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, bob);
    expect([onlooker, claimant, nonna, elsewhere(at)].map((one) => reason(table.claims.answer(one, id, true)))).toEqual(
      Array(4).fill('not-yours-to-answer'),
    );
    expect(claimOf(table, onlooker).mayAnswer).toBe(false);
    expect(reason(table.claims.answer(bob, id + 1, true))).toBe('no-such-claim');
    table.stand(ada, 0);
    expect(claimOf(table, ada).mayAnswer).toBe(true);
    expect(table.claims.answer(bob, id, true)).toBeUndefined();
    expect(reason(table.claims.answer(ada, id, false))).toBe('no-such-claim');
    expect(table.view(claimant).mine).toEqual([NONNA]);
  });

  it('is denied by the first no, and says so', () => {
    const { table, ada, bob, claimant } = lostSeat();
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, bob);
    expect(table.claims.answer(bob, id, false)).toBeUndefined();
    expect(reason(table.claims.answer(ada, id, true))).toBe('no-such-claim');
    expect(table.view(claimant)).toMatchObject({ mine: [], claimed: { seats: [NONNA], state: 'denied' } });
    expect(table.view(ada).claims).toEqual([]);
  });

  it('ends when its person returns, and can’t be answered any more', () => {
    const { table, ada, nonna, claimant } = lostSeat();
    table.claims.make(claimant, NONNA);
    const { id } = claimOf(table, ada);
    look(table, nonna);
    expect(table.view(claimant).claimed).toEqual({ seats: [NONNA], state: 'returned' });
    expect(reason(table.claims.answer(ada, id, true))).toBe('no-such-claim');
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });

  it('ends when it is taken back, and when nobody answers it in time', async () => {
    const { at, table, ada, claimant } = lostSeat();
    expect(reason(table.claims.takeBack(claimant))).toBe('no-such-claim');
    table.claims.make(claimant, NONNA);
    expect(table.claims.takeBack(claimant)).toBeUndefined();
    expect(table.view(ada).claims).toEqual([]);
    expect(table.view(claimant).claimed).toBe(null);
    table.claims.make(claimant, NONNA);
    await at.clock.pass(PATIENCE - 1);
    expect(table.view(ada).claims).toHaveLength(1);
    await at.clock.pass(1);
    expect(table.view(ada).claims).toEqual([]);
    expect(table.view(claimant).claimed).toMatchObject({ state: 'unanswered' });
    expect(table.claims.takeBack(claimant)).toBeUndefined();
    expect(table.view(claimant).claimed).toBe(null);
  });

  it('ends with the seat: its person is removed, or who claims sits down elsewhere', () => {
    const { table, ada, claimant } = lostSeat('lobby');
    table.claims.make(claimant, NONNA);
    table.comers.remove(NONNA);
    expect(table.view(ada).claims).toEqual([]);
    expect(reason(table.claims.make(claimant, NONNA))).toBe('nobody-to-be');
    expect(reason(table.claims.make(claimant, 3))).toBe('no-such-seat');
    table.sit(claimant, NONNA, 'Cleo');
    expect(reason(table.claims.make(claimant, 1))).toBe('sits-already');
  });

  it('is one at a time, for a session and for a seat, and not too often', async () => {
    const { at, table, ada, bob, claimant, leaves } = lostSeat();
    const other = elsewhere(at);
    table.comers.enter(other);
    leaves[1]?.();
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
    expect(table.view(bob).claims).toHaveLength(2);
  });

  it('is not to be had more often with more sessions at one address', () => {
    const { at, table } = lostSeat();
    const made = Array.from({ length: 9 }, () => {
      const session = arrive(at, '192.168.1.9');
      table.comers.enter(session);
      const refused = reason(table.claims.make(session, NONNA));
      table.claims.takeBack(session);
      return refused;
    });
    expect(made).toEqual([...Array(8).fill(undefined), 'too-many-claims']);
  });

  it('is not for who has not come in, or was removed', () => {
    const { at, table, bob, nonna, leaves } = lostSeat('lobby');
    expect(reason(table.claims.make(elsewhere(at), NONNA))).toBe('sits-already');
    leaves[1]?.();
    table.comers.remove(1);
    expect(table.comers.refuse(bob)?.reason).toBe('kept-out');
    expect(table.claims.make(bob, NONNA)).toBeDefined();
    expect(table.view(nonna).mine).toEqual([NONNA]);
  });
});

describe('a seat that was given to another device', () => {
  it('is claimed back from who sits there now, who has no say in it', () => {
    const { table, ada, bob, nonna, claimant } = lostSeat();
    table.claims.make(claimant, NONNA);
    table.claims.answer(ada, claimOf(table, ada).id, true);
    expect(table.view(nonna).claimable).toEqual([NONNA]);
    expect(table.claims.make(nonna, NONNA)).toBeUndefined();
    const { id, mayAnswer } = claimOf(table, claimant);
    expect(mayAnswer).toBe(false);
    expect(reason(table.claims.answer(claimant, id, false))).toBe('not-yours-to-answer');
    expect(table.claims.answer(bob, id, true)).toBeUndefined();
    expect(table.view(nonna)).toMatchObject({ mine: [NONNA], handedOver: [] });
    expect(table.view(claimant)).toMatchObject({ mine: [], handedOver: [NONNA] });
  });
});

describe('where nobody of the table is there', () => {
  it('a claim is refused', () => {
    const { table, claimant, leaves } = lostSeat();
    for (const leave of leaves) leave();
    expect(reason(table.claims.make(claimant, NONNA))).toBe('nobody-confirms');
    expect(table.view(claimant).mine).toEqual([]);
  });

  it('it is answered by who sits at the host’s own computer, and by nobody else', () => {
    const { at, table, claimant, leaves } = lostSeat();
    for (const leave of leaves) leave();
    const [home, onlooker] = [arrive(at, null), elsewhere(at)];
    for (const one of [home, onlooker]) {
      table.comers.enter(one);
      look(table, one);
    }
    expect(table.claims.make(claimant, NONNA)).toBeUndefined();
    const { id } = claimOf(table, home);
    expect([home, onlooker].map((one) => claimOf(table, one).mayAnswer)).toEqual([true, false]);
    expect(reason(table.claims.answer(onlooker, id, true))).toBe('not-yours-to-answer');
    expect(table.claims.answer(home, id, true)).toBeUndefined();
    expect(table.view(claimant).mine).toEqual([NONNA]);
  });

  it('who sits at the host’s own computer has the seat at once, but not while others could say', () => {
    const { at, table, ada, leaves } = lostSeat();
    const home = arrive(at, null);
    table.comers.enter(home);
    look(table, home);
    table.claims.make(home, NONNA);
    expect(table.view(home)).toMatchObject({ mine: [], claimed: { state: 'pending' } });
    table.claims.takeBack(home);
    for (const leave of leaves) leave();
    table.claims.make(home, NONNA);
    expect(table.view(home).mine).toEqual([NONNA]);
    expect(table.view(ada).mine).toEqual([0]);
  });
});
