/** A finished match that is tried again from one of its moves: the same cards, bots around, and it counts nowhere. */
import { describe, expect, it } from 'vitest';
import { lay } from '../testing/race-game.ts';
import { person, playDeal, startedTable } from '../testing/table-people.ts';
import { SCORE_PAUSE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import { latestFor, readRecord, recordsOf } from './match-records.ts';
import type { Table } from './table.ts';

const PART = 'ab'.repeat(32);

/** Ada and Bob have played a match to its end; the number of the first move that is Ada's. */
async function finished(at: TestHost) {
  const { table, ada, bob } = startedTable(at);
  for (const _deal of [1, 2]) {
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE_MS);
  }
  const events = at.store.events(1);
  return { ada, bob, events, event: events.findIndex(({ by }) => by === 0) };
}

function tried(at: TestHost, session: string, event: number): Table {
  const opened = at.host.tableFactory.openPractice(session, { record: 1, event, name: 'Ada' });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  const table = at.host.table(opened.table);
  if (!table) throw new Error('no table');
  return table;
}

/** A table that is gone by now, at which this session sat alone. */
function tableOf(session: string) {
  const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'person', name, session }) as const);
  return { id: 'gone', match: 0, game: 'race', seats, host: session };
}

describe('trying a move again', () => {
  it('goes on from before it with the same cards, on that seat, with bots on the others', async () => {
    const at = testHost();
    const { ada, events, event } = await finished(at);
    const table = tried(at, ada, event);
    expect(table.stage).toBe('playing');
    expect(table.kept.seats).toMatchObject([{ kind: 'person', name: 'Ada', session: ada }, { kind: 'bot' }]);
    expect(table.view(ada)).toMatchObject({ practice: true, mine: [0] });
    expect(at.store.events(2).slice(0, event)).toEqual(events.slice(0, event));
  });

  it('is no record and stands in no book, and the next match there is one as any other', async () => {
    const at = testHost();
    const { ada, event } = await finished(at);
    const table = tried(at, ada, event);
    for (let k = 0; k < 40 && table.stage === 'playing'; k++) {
      await playDeal(table, [ada]);
      await at.clock.pass(SCORE_PAUSE_MS);
    }
    expect(table.stage).toBe('over');
    expect(recordsOf(at.host.recordAccess, ada).map(({ id }) => id)).toEqual([1]);
    expect(at.store.allOver(9).map(({ id }) => id)).toEqual([1]);
    table.backToLobby();
    table.start();
    expect(table.view(ada).practice).toBe(false);
  });

  it('is read by nobody as a record, not even at the host’s own computer', async () => {
    const at = testHost();
    const { ada, event } = await finished(at);
    const table = tried(at, ada, event);
    for (let k = 0; k < 40 && table.stage === 'playing'; k++) {
      await playDeal(table, [ada]);
      await at.clock.pass(SCORE_PAUSE_MS);
    }
    const missing = { refusal: { reason: 'no-such-record' } };
    for (const session of [ada, person(at)]) {
      expect(readRecord(at.host.recordAccess, session, 2)).toMatchObject(missing);
      expect(latestFor(at.host.recordAccess, session, table.id)).toMatchObject(missing);
      expect(at.host.tableFactory.openPractice(session, { record: 2, event, name: 'Eve' })).toMatchObject(missing);
    }
    expect(table.record(ada)).toMatchObject(missing);
  });

  it.each([
    ['its table is closed', (at: TestHost, table: Table) => at.host.close(table)],
    ['another move is tried again', (at: TestHost, { kept }: Table, event: number) => tried(at, kept.host, event)],
  ])('leaves nothing once %s, in the middle of it', async (_, end) => {
    const at = testHost();
    const { ada, event } = await finished(at);
    const { id } = tried(at, ada, event);
    expect(at.store.events(2).length).toBe(event);
    end(at, at.host.table(id) as Table, event);
    expect(at.host.table(id)).toBeUndefined();
    expect([at.store.events(2), at.store.seatedBots(2)]).toEqual([[], []]);
    expect(at.store.events(1).length).toBeGreaterThan(event);
    expect(at.log).toEqual([]);
  });

  it('leaves nothing once another match is played at its table, nor where the host dies in between', async () => {
    const at = testHost();
    const { ada, event } = await finished(at);
    const table = tried(at, ada, event);
    for (let k = 0; k < 40 && table.stage === 'playing'; k++) {
      await playDeal(table, [ada]);
      await at.clock.pass(SCORE_PAUSE_MS);
    }
    expect(at.store.events(2).length).toBeGreaterThan(event);
    table.backToLobby();
    expect(at.store.events(2)).toEqual([]);
    const { id } = tried(at, ada, event);
    // As if it had died there: the table was gone, its match not yet.
    at.store.dropTable(id);
    expect(at.store.events(3).length).toBe(event);
    const again = at.restart();
    expect(again.host.resume()).toEqual([]);
    expect([again.store.events(3), again.store.notices]).toEqual([[], []]);
  });

  it('waits two hours for who has left it, not for ever', async () => {
    const at = testHost();
    const { ada, event } = await finished(at);
    const { id } = tried(at, ada, event);
    const again = at.restart();
    again.host.resume();
    await again.clock.pass(119 * 60_000);
    expect(again.host.table(id)?.stage).toBe('playing');
    await again.clock.pass(60_000);
    expect(again.host.table(id)).toBeUndefined();
    expect(again.store.events(2)).toEqual([]);
  });

  it('is refused where what was played breaks the rules of this version, and no table is left behind', async () => {
    const at = testHost();
    const { ada } = await finished(at);
    const { id } = at.store.beginMatch({ ...tableOf(ada), options: { photoFinish: 'arrival' } });
    at.store.append(id, 0, { by: 0, ...lay(1) });
    at.store.append(id, 1, { by: 1, ...lay(2) });
    at.store.end(id, { scores: [1, 0], winners: [0] });
    const tables = at.store.tables().length;
    expect(at.host.tableFactory.openPractice(ada, { record: id, event: 1, name: 'Ada' })).toMatchObject({
      refusal: { reason: 'match-unreadable' },
    });
    expect(at.store.tables().length).toBe(tables);
  });

  it('is taken up where it stood after a restart, and nothing of it is sealed', async () => {
    const at = testHost({ drawContribution: () => PART });
    const { ada, event } = await finished(at);
    const { id } = tried(at, ada, event);
    const again = at.restart();
    expect(again.host.resume()).toEqual([]);
    const table = again.host.table(id);
    expect(table?.stage).toBe('playing');
    expect(table?.view(ada).practice).toBe(true);
    expect(again.store.sealSteps(2)).toEqual([]);
  });

  it('is for who may have the record, and from a move that somebody made', async () => {
    const at = testHost({ opensTables: true });
    const { ada, events } = await finished(at);
    const eve = person(at, '192.168.1.7');
    const tables = at.store.tables().length;
    const refused = (session: string, event: number) =>
      at.host.tableFactory.openPractice(session, { record: 1, event, name: 'Ada' });
    expect(refused(eve, 1)).toMatchObject({ refusal: { reason: 'no-such-record' } });
    for (const event of [events.findIndex(({ by }) => by === 'chance'), events.length]) {
      expect(refused(ada, event)).toMatchObject({ refusal: { reason: 'no-such-record' } });
    }
    expect(at.store.tables().length).toBe(tables);
  });
});
