import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { replay } from '#shared/engine/replay.ts';
import type { Rules } from '#shared/engine/rules.ts';
import { migrate } from '../../store/migrations.ts';
import { openStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { DEAL, lay, type Race, race } from '../testing/race-game.ts';
import { person, playDeal, removeAt, startedTable } from '../testing/table-people.ts';
import { openTable, PACE_MS, SCORE_PAUSE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import { latestFor, type RecordAccess, readRecord, recordsOf } from './match-records.ts';
import type { Table } from './table.ts';

/** Ada and Bob play a match to its end. */
async function playedTable(at: TestHost) {
  const started = startedTable(at);
  await playMatch(at, started.table, [started.ada, started.bob]);
  return started;
}

async function playMatch(at: TestHost, table: Table, sessions: readonly string[]): Promise<void> {
  for (const _deal of [1, 2]) {
    await playDeal(table, sessions);
    await at.clock.pass(SCORE_PAUSE_MS);
  }
  expect(table.stage).toBe('over');
}

function recordFor(host: Host, session: string, id: number): GameRecord | string {
  const read = readRecord(host.recordAccess, session, id);
  return 'refusal' in read ? read.refusal.reason : read.record;
}

describe('finished matches', () => {
  it('are listed for who played, the latest first, with who won', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    expect(recordsOf(at.host.recordAccess, ada)).toEqual([]);
    await playMatch(at, table, [ada, bob]);
    table.backToLobby();
    table.start();
    await playMatch(at, table, [ada, bob]);
    const listed = recordsOf(at.host.recordAccess, bob);
    expect(listed).toMatchObject([
      { id: 2, game: 'race', names: ['Ada', 'Bob'], mine: [1] },
      { id: 1, game: 'race', names: ['Ada', 'Bob'], mine: [1] },
    ]);
    for (const { id, winners, began } of listed) {
      expect(new Date(began).toISOString()).toBe(began);
      expect(recordFor(at.host, bob, id)).toMatchObject({ result: { winners } });
    }
  });

  it('are there whole for who sat there or was the host, and for nobody from elsewhere', async () => {
    const at = testHost();
    const { ada, bob } = await playedTable(at);
    const eve = person(at, '192.168.1.7');
    const record = recordFor(at.host, ada, 1) as GameRecord;
    expect(recordFor(at.host, bob, 1)).toEqual(record);
    expect(replay(record, () => race.rules)).toMatchObject({ match: { events: record.events } });
    expect(recordsOf(at.host.recordAccess, eve)).toEqual([]);
    expect(recordFor(at.host, eve, 1)).toBe('no-such-record');
    expect(recordFor(at.host, ada, 2)).toBe('no-such-record');
  });

  it('are found by their table, the latest, by who may have it', async () => {
    const at = testHost();
    const { table, ada, bob } = await playedTable(at);
    table.backToLobby();
    table.start();
    expect(latestFor(at.host.recordAccess, ada, table.id)).toEqual({ id: 1 });
    await playMatch(at, table, [ada, bob]);
    expect(latestFor(at.host.recordAccess, bob, table.id)).toEqual({ id: 2 });
    const eve = person(at, '192.168.1.7');
    expect(latestFor(at.host.recordAccess, eve, table.id)).toMatchObject({ refusal: { reason: 'no-such-record' } });
    const secret = { ...at.host.recordAccess, isSecret: () => true };
    expect(latestFor(secret, ada, table.id)).toMatchObject({ refusal: { reason: 'deals-secret' } });
  });

  it('are not there while they are played', () => {
    const at = testHost();
    const { ada, table } = startedTable(at);
    expect(recordFor(at.host, ada, 1)).toBe('no-such-record');
    expect(latestFor(at.host.recordAccess, ada, table.id)).toHaveProperty('refusal');
  });

  it('are the host’s too who had no seat, and of who was removed since', async () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const table = openTable(at, ada);
    table.guests.enter(bob);
    table.seatBot(0, 'random');
    table.sit(bob, 1, 'Bob');
    table.start();
    removeAt(table, 1);
    await at.clock.pass(SCORE_PAUSE_MS + 20 * PACE_MS);
    expect(table.stage).toBe('over');
    expect(recordsOf(at.host.recordAccess, ada)).toMatchObject([{ mine: [], names: [expect.any(String), 'Bob'] }]);
    expect(recordsOf(at.host.recordAccess, bob)).toMatchObject([{ mine: [1] }]);
  });

  it('stay when their table is closed and the host ends', async () => {
    const before = testHost();
    const { table, ada } = await playedTable(before);
    const record = recordFor(before.host, ada, 1);
    before.host.close(table);
    const after = before.restart();
    after.host.resume();
    expect(recordsOf(after.host.recordAccess, ada)).toHaveLength(1);
    expect(recordFor(after.host, ada, 1)).toEqual(record);
  });

  it('that this version has no game for are listed, and it says why they can’t be shown', async () => {
    let games: readonly Game[] = [race];
    const at = testHost({ gameOf: () => games[0] });
    const { ada } = await playedTable(at);
    games = [];
    expect(recordFor(at.host, ada, 1)).toBe('no-such-game');
    expect(recordsOf(at.host.recordAccess, ada)).toHaveLength(1);
  });

  it('are told without being played again: what they came to was kept with them', async () => {
    let played = 0;
    const apply: Rules<Race>['apply'] = (state, event) => {
      played++;
      race.rules.apply(state, event);
    };
    const at = testHost({ gameOf: () => ({ ...race, rules: { ...race.rules, apply } }) as Game });
    const { ada, table } = await playedTable(at);
    played = 0;
    expect(recordFor(at.host, ada, 1)).toMatchObject({ result: { winners: expect.any(Array) } });
    expect(table.record(ada)).toMatchObject({ record: { result: { winners: expect.any(Array) } } });
    expect(played).toBe(0);
  });
});

describe('matches that ended before results were kept', () => {
  const OVER = `
    INSERT INTO matches (id, tableId, number, game, seats, options, names, began, over, host) VALUES
      (1, 'table', 0, 'race', 2, '{"photoFinish":"arrival"}', '["Ada","Bob"]', '2026-11-01T12:00:00.000Z', 1, 'ada');
  `;
  const DEALS = [1, 2].flatMap(() => [DEAL, ...DEAL.numbers.map((n) => ({ by: n > 3 ? 1 : 0, ...lay(n) }))]);

  /** The store of the version before, with these events in its one match. */
  function oldStore(events: readonly object[]): Store {
    const folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const db = new DatabaseSync(join(folder, 'panno-verde.sqlite'));
    migrate(db, 6);
    db.exec(OVER);
    const add = db.prepare('INSERT INTO events VALUES (1, ?, ?)');
    for (const [number, event] of events.entries()) add.run(number, JSON.stringify(event));
    db.close();
    const store = openStore(folder);
    onTestFinished(() => store.close());
    return store;
  }

  /** Where no evening was. */
  function shelfOf(store: Store): RecordAccess {
    return { store, gameOf: () => race, placeOf: () => undefined, isSecret: () => false, mayRead: () => false };
  }

  it('are played again once, and never after', () => {
    const store = oldStore(DEALS);
    const read = () => readRecord(shelfOf(store), 'ada', 1);
    const first = read();
    expect(first).toMatchObject({ record: { result: { scores: [6, 6], winners: [0, 1] } } });
    expect(store.finishedMatch('ada', 1)?.result).toMatchObject({ scores: [6, 6], winners: [0, 1] });
    expect(read()).toEqual(first);
  });

  it('that this version can’t read are listed, and it says why they can’t be shown', () => {
    const store = oldStore([...DEALS, { by: 0, ...lay(99) }]);
    expect(recordsOf(shelfOf(store), 'ada')).toHaveLength(1);
    expect(readRecord(shelfOf(store), 'ada', 1)).toMatchObject({ refusal: { reason: 'match-unreadable' } });
  });
});
