import { describe, expect, it } from 'vitest';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import { Caller } from '../connections/callers.ts';
import { openStreamQueue, type StreamQueue } from '../connections/stream-queue.ts';
import { SilentBots } from '../testing/bots.ts';
import { removeAt } from '../testing/table-people.ts';
import { openTable, testHost } from '../testing/test-host.ts';
import type { Table } from './table.ts';

/** A table that Ada opened, with Ada and Bob on its seats; Eve has come in, too. */
function tableOfTwo(...wanted: Parameters<typeof testHost>) {
  const at = testHost(...wanted);
  const [ada, bob, eve] = ['ada', 'bob', 'eve'].map(() => {
    const { session } = at.host.greet(new Caller(), undefined);
    at.host.sessions.persist(session);
    return session;
  }) as [string, string, string];
  const table = openTable(at, ada);
  for (const guest of [bob, eve]) expect(table.guests.enter(guest)).toBeUndefined();
  table.sit(ada, 0, 'Ada');
  table.sit(bob, 1, 'Bob');
  return { at, table, ada, bob, eve };
}

interface Sight {
  /** What ended the stream; nothing while it goes on. */
  why: string | undefined;
  /** Why it did not begin. */
  readonly refused: string | undefined;
}

function sight<T>(stream: StreamQueue<T>, refused: Refusal | undefined): Sight {
  const seen: Sight = { why: undefined, refused: refused?.reason };
  void (async () => {
    const values = stream.read();
    for (let next = await values.next(); ; next = await values.next()) {
      if (next.done) {
        seen.why = next.value?.reason;
        return;
      }
    }
  })();
  return seen;
}

function watchTable(table: Table, session: string): Sight {
  const stream = openStreamQueue<TableView>();
  return sight(stream, table.streams.openTable(session, stream));
}

function watchPlay(table: Table, session: string, viewer: number | 'everyone'): Sight {
  const stream = openStreamQueue<PlayUpdate>();
  return sight(stream, table.streams.openPlay(session, viewer, undefined, stream));
}

const reason = (refused: Refusal | undefined) => refused?.reason;

describe('seats that change places', () => {
  it('take their people along, and nobody keeps an eye on a seat that is another’s now', async () => {
    const { at, table, ada, bob } = tableOfTwo();
    const seats = [watchPlay(table, ada, 0), watchPlay(table, bob, 1)];
    expect(table.swapSeats(0, 1)).toBeUndefined();
    expect([table.view(ada).mine, table.view(bob).mine]).toEqual([[1], [0]]);
    await at.clock.pass(0);
    expect(seats.map(({ why }) => why)).toEqual(['not-your-seat', 'not-your-seat']);
    expect(watchPlay(table, ada, 1).refused).toBeUndefined();
  });

  it('may be empty or a bot’s, and must be there', () => {
    const { table, bob } = tableOfTwo();
    table.stand(bob, 1);
    table.swapSeats(0, 1);
    expect(table.view(bob).seats).toMatchObject([{ kind: 'empty' }, { name: 'Ada' }]);
    table.seatBot(0, 'random');
    table.swapSeats(1, 0);
    expect(table.view(bob).seats).toMatchObject([{ name: 'Ada' }, { kind: 'bot' }]);
    expect(reason(table.swapSeats(0, 2))).toBe('no-such-seat');
    expect(reason(table.swapSeats(2, 0))).toBe('no-such-seat');
  });

  it('stay in a match', () => {
    const { table } = tableOfTwo();
    table.start();
    expect(reason(table.swapSeats(0, 1))).toBe('not-in-lobby');
  });
});

describe('a person who is removed', () => {
  it('leaves an empty seat before a match, sees nothing more, and is kept out from whatever is next', async () => {
    const { at, table, ada, bob } = tableOfTwo();
    const streams = [watchTable(table, bob), watchPlay(table, bob, 1), watchPlay(table, bob, 'everyone')];
    const others = [watchTable(table, ada), watchPlay(table, ada, 0)];
    const { code } = table.kept;
    expect(removeAt(table, 1)).toBeUndefined();
    await at.clock.pass(0);
    expect(streams.map(({ why }) => why)).toEqual(['kept-out', 'kept-out', 'kept-out']);
    expect(others.map(({ why }) => why)).toEqual([undefined, undefined]);
    expect(table.view(ada)).toMatchObject({
      seats: [{ name: 'Ada' }, { kind: 'empty' }],
      code: expect.not.stringMatching(code),
    });
    expect(reason(table.guests.enter(bob))).toBe('wrong-code');
    expect(watchTable(table, bob).refused).toBe('kept-out');
  });

  it('leaves a bot in a running match, which goes on', async () => {
    const bots = new SilentBots();
    const { at, table, ada, bob } = tableOfTwo({ pool: bots });
    table.start();
    const seat = watchPlay(table, bob, 1);
    expect(removeAt(table, 1)).toBeUndefined();
    await at.clock.pass(0);
    expect(seat.why).toBe('kept-out');
    expect(table.view(ada).seats).toMatchObject([{ name: 'Ada' }, { kind: 'bot', level: 'random' }]);
    const { version, moves } = bots.seen.at(-1) as PlayUpdate;
    const [move] = moves as [{ type: string }];
    expect(reason(await table.moves.move(bob, 1, { match: 0, version }, move))).toBe('not-your-seat');
    bots.answer(version, { move, after: 0 });
    await at.clock.pass(10_000);
    expect(at.store.events(1).filter(({ by }) => by === 1)).toMatchObject([move]);
  });

  it('leaves all seats that were theirs', () => {
    const { at, table, ada, bob } = tableOfTwo();
    table.setSeats(3);
    table.sit(bob, 2, 'Bob’s son');
    removeAt(table, 1);
    expect(table.view(ada).seats).toMatchObject([{ name: 'Ada' }, { kind: 'empty' }, { kind: 'empty' }]);
    expect(at.host.table(table.id)).toBe(table);
  });

  it('is a person, and not the host', () => {
    const { table, bob } = tableOfTwo();
    expect(reason(removeAt(table, 0))).toBe('host-stays');
    expect(reason(removeAt(table, 2))).toBe('no-such-seat');
    table.stand(bob, 1);
    expect(reason(removeAt(table, 1))).toBe('no-person-there');
    table.seatBot(1, 'random');
    expect(reason(removeAt(table, 1))).toBe('no-person-there');
  });
});

describe('a table without spectators', () => {
  it('ends the streams of who has no seat, but not its host’s', async () => {
    const { at, table, ada, bob, eve } = tableOfTwo();
    table.stand(ada, 0);
    table.seatBot(0, 'random');
    table.start();
    const sights = [ada, bob, eve].flatMap((one) => [watchTable(table, one), watchPlay(table, one, 'everyone')]);
    table.changeSettings({ spectators: false });
    await at.clock.pass(0);
    const ended = ['no-spectators', 'no-spectators'];
    expect(sights.map(({ why }) => why)).toEqual([undefined, undefined, undefined, undefined, ...ended]);
    expect(watchPlay(table, eve, 'everyone').refused).toBe('no-spectators');
    expect(watchTable(table, eve).refused).toBe('no-spectators');
    table.changeSettings({ spectators: true });
    expect(watchTable(table, eve).refused).toBeUndefined();
  });

  it('is seen before a match by who may still sit down, and by them no longer when it starts', async () => {
    const { at, table, bob, eve } = tableOfTwo();
    table.changeSettings({ spectators: false });
    const lobby = watchTable(table, eve);
    table.stand(bob, 1);
    expect(lobby.refused).toBeUndefined();
    expect(watchPlay(table, eve, 'everyone').refused).toBe('no-spectators');
    table.sit(bob, 1, 'Bob');
    table.start();
    await at.clock.pass(0);
    expect(lobby.why).toBe('no-spectators');
  });
});

describe('how a table is run', () => {
  it('changes in what is said alone, even in a match', () => {
    const { table, ada } = tableOfTwo();
    table.start();
    table.changeSettings({ chat: false, counting: false, standInAfter: 15 });
    table.changeSettings({ locked: true });
    const settings = {
      open: false,
      locked: true,
      spectators: true,
      chat: false,
      counting: false,
      hints: true,
      standInAfter: 15,
      claimAfter: 45,
    };
    expect(table.view(ada).settings).toEqual(settings);
  });

  it('is there after the host has ended: settings, code, who has come in, and who is kept out', () => {
    const { at, table, ada, bob, eve } = tableOfTwo();
    table.changeSettings({ open: true, locked: true, spectators: false });
    removeAt(table, 1);
    const view = table.view(ada);
    const after = at.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    expect(again.view(ada)).toEqual(view);
    expect(reason(again.guests.refuse(bob))).toBe('kept-out');
    expect(again.guests.refuse(eve)).toBeUndefined();
  });

  it('can’t be changed where nothing can be kept', () => {
    const { at, table, ada } = tableOfTwo();
    at.store.keepTable = () => {
      throw new Error('disk full');
    };
    const before = table.view(ada);
    expect(() => table.changeSettings({ locked: true })).toThrow('disk full');
    expect(() => removeAt(table, 1)).toThrow('disk full');
    expect(table.view(ada)).toEqual(before);
  });
});
