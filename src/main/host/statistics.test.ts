import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '#shared/protocol/match-history.ts';
import { recordsOf } from './table/match-records.ts';
import { DEAL, lay } from './testing/race-game.ts';
import { person, playDeal, startedTable } from './testing/table-people.ts';
import { SCORE_PAUSE_MS, type TestHost, testHost } from './testing/test-host.ts';
import { callFrom } from './testing/wire-client.ts';

const BOB = '192.168.1.3';

/** Ada and Bob have played a match to its end; the table lies there still. */
async function played(at: TestHost) {
  const started = startedTable(at);
  for (const _deal of [1, 2]) {
    await playDeal(started.table, [started.ada, started.bob]);
    await at.clock.pass(SCORE_PAUSE_MS);
  }
  expect(started.table.stage).toBe('over');
  return started;
}

/** Matches in the store that belong to tables that are gone. */
function keptMatches(at: TestHost, count: number, table = 'gone'): number[] {
  const host = person(at);
  return Array.from({ length: count }, (_, k) => {
    const { id } = at.store.beginMatch({
      id: `${table}-${k}`,
      match: 1,
      game: 'race',
      seats: [
        { kind: 'person', name: 'Ada', session: host },
        { kind: 'bot', name: 'Tullia', level: 'easy' },
      ],
      options: {},
      host,
    });
    at.store.append(id, 0, DEAL);
    at.store.append(id, 1, { by: 0, ...lay(1) });
    at.store.end(id, { scores: [k, 1], winners: k > 1 ? [0] : [1] });
    return id;
  });
}

describe('the house’s book', () => {
  it('has a line for each finished match, with who played and who won', async () => {
    const at = testHost();
    await played(at);
    const { lines, next } = at.host.statistics.lines();
    expect(next).toBeNull();
    expect(lines).toMatchObject([
      {
        id: 1,
        game: 'race',
        seats: [
          { name: 'Ada', bot: false },
          { name: 'Bob', bot: false },
        ],
        feats: [],
      },
    ]);
    const [line] = lines as [MatchSummary];
    expect(line.contests).toEqual([{ won: line.winners, lost: [0, 1].filter((seat) => !line.winners.includes(seat)) }]);
  });

  it('is the same after a restart: nothing of it is kept', async () => {
    const at = testHost();
    await played(at);
    const before = at.host.statistics.lines();
    expect(at.restart().host.statistics.lines()).toEqual(before);
  });

  it('comes by pages, each match once, and tells bots from people', () => {
    const at = testHost();
    const ids = keptMatches(at, 120);
    const found: MatchSummary[] = [];
    let before: number | undefined;
    for (let page = 0; page < 9; page++) {
      const { lines, next } = at.host.statistics.lines(before);
      found.push(...lines);
      if (next === null) break;
      before = next;
    }
    expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(found[0]?.seats).toEqual([
      { name: 'Ada', bot: false },
      { name: 'Tullia', bot: true },
    ]);
  });

  it('is for who sits at this computer alone, and not for a screen', async () => {
    const at = testHost({ opensTables: true });
    await played(at);
    const asked = async (address?: string, role?: 'screen') => {
      const who = await callFrom(at, address, role ? { role } : {});
      return [await who.reason('statistics/lines', {}), await who.reason('statistics/remove', { matches: [1] })];
    };
    expect(await asked(BOB)).toEqual(['only-at-this-computer', 'only-at-this-computer']);
    expect(await asked(undefined, 'screen')).toEqual(['only-a-screen', 'only-a-screen']);
    expect(at.host.statistics.lines().lines).toHaveLength(1);
  });

  it('lets who sits at this computer look at any match, and nobody else at one of others', async () => {
    const at = testHost();
    keptMatches(at, 1);
    const [home, bob] = [await callFrom(at), await callFrom(at, BOB)];
    expect(await home.get('records/line', { id: 1 })).toMatchObject({ names: ['Ada', 'Tullia'], mine: [] });
    expect(await home.get('records/get', { id: 1 })).toMatchObject({ game: 'race' });
    expect(await bob.get('records/line', { id: 1 })).toBeNull();
    expect(await bob.reason('records/get', { id: 1 })).toBe('no-such-record');
  });
});

describe('what is deleted', () => {
  it('is gone from the book, the list and the store, and stays so', () => {
    const at = testHost();
    const [first = 0, second = 0] = keptMatches(at, 2);
    expect(at.host.statistics.remove([first, first, 99])).toEqual({ gone: 1, stay: 0 });
    for (const again of [() => at, () => at.restart()]) {
      const { host, store } = again();
      expect(host.statistics.lines().lines.map(({ id }) => id)).toEqual([second]);
      expect(store.events(first)).toEqual([]);
      expect(store.overMatch(first)).toBeUndefined();
      expect(store.notices).toEqual([]);
      expect(store.events(second)).toHaveLength(2);
    }
  });

  it('leaves its number to no other match', () => {
    const at = testHost();
    const ids = keptMatches(at, 2);
    at.host.statistics.remove(ids);
    expect(Math.min(...keptMatches(at.restart(), 1, 'later'))).toBeGreaterThan(Math.max(...ids));
  });

  it('is not what lies on a table still', async () => {
    const at = testHost();
    const { table, ada } = await played(at);
    expect(at.host.statistics.remove([1])).toEqual({ gone: 0, stay: 1 });
    at.host.close(table);
    expect(at.host.statistics.remove([1])).toEqual({ gone: 1, stay: 0 });
    expect(recordsOf(at.host.recordAccess, ada)).toEqual([]);
  });
});
