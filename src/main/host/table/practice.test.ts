/** A finished match that is tried again from one of its moves: the same cards, bots around, and it counts nowhere. */
import { describe, expect, it } from 'vitest';
import { person, playDeal, startedTable } from '../testing/people.ts';
import { SCORE_PAUSE, type TestHost, testHost } from '../testing/test-host.ts';
import { recordsOf } from './records.ts';
import type { Table } from './table.ts';

const PART = 'ab'.repeat(32);

/** Ada and Bob have played a match to its end; the number of the first move that is Ada's. */
async function finished(at: TestHost) {
  const { table, ada, bob } = startedTable(at);
  for (const _deal of [1, 2]) {
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE);
  }
  const events = at.store.events(1);
  return { ada, bob, events, event: events.findIndex(({ by }) => by === 0) };
}

function tried(at: TestHost, session: string, event: number): Table {
  const opened = at.host.practise(session, { record: 1, event, name: 'Ada' });
  if ('refusal' in opened) throw new Error(opened.refusal.reason);
  const table = at.host.table(opened.table);
  if (!table) throw new Error('no table');
  return table;
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
      await at.clock.pass(SCORE_PAUSE);
    }
    expect(table.stage).toBe('over');
    expect(recordsOf(at.host.shelf, ada).map(({ id }) => id)).toEqual([1]);
    expect(at.store.allOver(9).map(({ id }) => id)).toEqual([1]);
    table.again();
    table.start();
    expect(table.view(ada).practice).toBe(false);
  });

  it('is taken up where it stood after a restart, and nothing of it is sealed', async () => {
    const at = testHost({ drawPart: () => PART });
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
    const at = testHost();
    const { ada, events } = await finished(at);
    const eve = person(at, '192.168.1.7');
    const tables = at.store.tables().length;
    const refused = (session: string, event: number) => at.host.practise(session, { record: 1, event, name: 'Ada' });
    expect(refused(eve, 1)).toMatchObject({ refusal: { reason: 'no-such-record' } });
    for (const event of [events.findIndex(({ by }) => by === 'chance'), events.length]) {
      expect(refused(ada, event)).toMatchObject({ refusal: { reason: 'no-such-record' } });
    }
    expect(at.store.tables().length).toBe(tables);
  });
});
