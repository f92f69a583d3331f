/** What somebody with a line of their own tried to have by trying again, by hints and by the latest record, as it goes over the wire. */
import { describe, expect, it } from 'vitest';
import { person, playDeal, startedTable } from '../testing/table-people.ts';
import { SCORE_PAUSE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom, type WireClient } from '../testing/wire-client.ts';

const [ADA, EVE] = ['192.168.1.7', '192.168.1.66'];

/** Two people at the host's own computer have played a match to its end; the number of the first move. */
async function finished(at: TestHost) {
  const { table, ada, bob } = startedTable(at);
  for (const _deal of [1, 2]) {
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE_MS);
  }
  const event = at.store.events(1).findIndex(({ by }) => by !== 'chance');
  return { table: table.id, event };
}

/** Somebody of the house who has opened a table alone, and has finished a match on it: number 2. */
async function ownMatch(
  at: TestHost,
): Promise<{ readonly ada: WireClient; readonly table: string; readonly event: number }> {
  const ada = await callFrom(at, ADA);
  const { table } = await ada.get<{ table: string }>('tables/open', { game: 'race', seats: 2 });
  for (const seat of [0, 1]) await ada.get('table/seatBot', { table, seat, level: 'random' });
  await ada.get('table/start', { table });
  for (let k = 0; k < 4; k++) await at.clock.pass(SCORE_PAUSE_MS);
  expect(at.host.table(table)?.stage).toBe('over');
  return { ada, table, event: at.store.events(2).findIndex(({ by }) => by !== 'chance') };
}

describe('who comes from elsewhere', () => {
  it('learns nothing of records that are not theirs: all there are and none are refused alike', async () => {
    const at = testHost({ opensTables: true });
    const { event } = await finished(at);
    const eve = await callFrom(at, EVE);
    const reasons = [];
    for (const record of [1, 2, 0, -1, Number.MAX_SAFE_INTEGER]) {
      reasons.push(await eve.reason('tables/practise', { record, event, name: 'Eve' }));
    }
    expect(new Set(reasons)).toEqual(new Set(['no-such-record']));
    expect(at.store.tables().length).toBe(1);
  });

  it('is told nothing at all where they may open no table', async () => {
    const at = testHost();
    const { event, table } = await finished(at);
    const eve = await callFrom(at, EVE);
    for (const record of [1, 7]) {
      expect(await eve.reason('tables/practise', { record, event, name: 'Eve' })).toBe('only-home-opens');
    }
    for (const id of [table, 'none', '']) {
      const answer = await eve.call('records/latest', { table: id });
      expect(answer).toHaveProperty('refused');
      expect(JSON.stringify(answer)).not.toContain('Ada');
    }
    expect(await eve.reason('play/hint', { table, seat: 0, match: 0, version: 1 })).toBe('not-entered');
  });

  it('does nothing of it behind a screen', async () => {
    const at = testHost({ opensTables: true });
    const { event, table } = await finished(at);
    const home = await callFrom(at, undefined, { role: 'screen' });
    for (const [path, input] of [
      ['tables/practise', { record: 1, event, name: 'Eve' }],
      ['records/latest', { table }],
      ['play/hint', { table, seat: 0, match: 0, version: 1 }],
    ] as const) {
      expect(await home.reason(path, input)).toBe('only-a-screen');
    }
  });
});

describe('trying again', () => {
  it('from what is no move, of what is no record, under what is no name, opens nothing and breaks nothing', async () => {
    const at = testHost({ opensTables: true });
    await finished(at);
    const { ada, event } = await ownMatch(at);
    const tables = at.store.tables().length;
    const wishes = [
      { record: 2, event: Number.MAX_SAFE_INTEGER, name: 'Ada' },
      { record: 2, event: -1, name: 'Ada' },
      { record: 2, event: 0.5, name: 'Ada' },
      { record: 2, event: 1e308, name: 'Ada' },
      { record: '2', event, name: 'Ada' },
      { record: [2], event, name: 'Ada' },
      { record: 2, event, name: '' },
      { record: 2, event, name: ' \u200b ' },
      { record: 2, event, name: 'x'.repeat(5000) },
      { record: 2, event, name: { toString: 'Ada' } },
      { record: 2, event, name: 'Ada', seat: 1 },
      { record: 2, event, name: 'Ada', session: 'somebody' },
      { record: 2, event },
      {},
    ];
    for (const wish of wishes)
      expect(await ada.call('tables/practise', wish), JSON.stringify(wish).slice(0, 80)).toHaveProperty('refused');
    expect(at.store.tables().length).toBe(tables);
    expect(at.log).toEqual([]);
  });

  it('hundreds of times leaves one table and as many matches as a device may begin, none of them kept', async () => {
    const at = testHost({ opensTables: true });
    await finished(at);
    const { ada, event } = await ownMatch(at);
    const before = at.store.tables().length;
    const reasons: (string | undefined)[] = [];
    for (let k = 0; k < 60; k++) reasons.push(await ada.reason('tables/practise', { record: 2, event, name: 'Ada' }));
    // The one that has begun at the table before is long ago.
    expect(reasons.filter((reason) => reason === undefined).length).toBe(40);
    expect(new Set(reasons.slice(40))).toEqual(new Set(['too-many-matches']));
    expect(at.store.tables().length).toBe(before + 1);
    const lives = Array.from({ length: 60 }, (_, k) => at.store.events(3 + k).length).filter((length) => length > 0);
    expect(lives.length).toBe(1);
    expect(at.log).toEqual([]);
  });

  it('at somebody else’s practice nobody comes in uninvited, nor sees or moves the seat by its code', async () => {
    const at = testHost({ opensTables: true });
    await finished(at);
    const { ada, event } = await ownMatch(at);
    const { table, code } = await ada.get<{ table: string; code: string }>('tables/practise', {
      record: 2,
      event,
      name: 'Ada',
    });
    const eve = await callFrom(at, EVE);
    for (const path of ['table/watch', 'play/watch', 'table/goOn'] as const) {
      expect(await eve.reason(path, { table, ...(path === 'play/watch' && { viewer: 'everyone' }) })).toBe(
        'not-entered',
      );
    }
    await eve.get('tables/enter', { code, name: 'Eve' });
    expect(await eve.reason('play/watch', { table, viewer: 0 })).toBe('not-your-seat');
    expect(await eve.reason('play/hint', { table, seat: 0, match: 0, version: 1 })).toBe('not-your-seat');
    for (const path of ['table/again', 'table/close', 'table/start']) {
      expect(await eve.reason(path, { table })).toBe('not-the-host');
    }
    expect(await eve.reason('play/record', { table })).toBe('match-not-over');
    expect(at.log).toEqual([]);
  });

  it('is refused to somebody who was at the match, but whose name is on no seat of it any more', async () => {
    const at = testHost({ opensTables: true });
    await finished(at);
    const { event } = await ownMatch(at);
    const again = await callFrom(at, ADA);
    expect(await again.reason('tables/practise', { record: 2, event, name: 'Ada' })).toBe('no-such-record');
    expect(at.host.tableFactory.openPractice(person(at), { record: 2, event, name: 'Home' })).toHaveProperty('table');
  });
});

describe('a hint', () => {
  it('of a match that is over, of another match or of nonsense is refused, and asked for hundreds of times breaks nothing', async () => {
    const at = testHost({ opensTables: true });
    await finished(at);
    const { ada, table, event } = await ownMatch(at);
    const asks = (more: object) => ada.call('play/hint', { table, seat: 0, match: 0, version: 1, ...more });
    expect(await asks({})).toMatchObject({ refused: { reason: 'not-your-seat' } });
    const { table: practice } = await ada.get<{ table: string }>('tables/practise', { record: 2, event, name: 'Ada' });
    for (const more of [
      { match: 1 },
      { match: -1 },
      { match: 1e300 },
      { version: Number.MAX_SAFE_INTEGER },
      { version: -5 },
      { seat: 99 },
      { seat: '0' },
      { seat: -1 },
      { viewer: 0 },
    ]) {
      expect(await asks({ table: practice, ...more }), JSON.stringify(more)).toHaveProperty('refused');
    }
    const answers = Array.from({ length: 300 }, () =>
      ada.later('play/hint', { table: practice, seat: 0, match: 0, version: 1 }),
    );
    for (let k = 0; k < 100 && answers.some((answer) => answer() === undefined); k++) await at.clock.pass(1000);
    expect(new Set(answers.map((answer) => answer()))).not.toContain('kept');
    expect(at.log).toEqual([]);
  });
});
