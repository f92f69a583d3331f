import { describe, expect, it } from 'vitest';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import { dealtRace, liveMatch } from '../testing/live-match.ts';
import { lay, race } from '../testing/race-game.ts';
import { latest, openTableStream, person, playDeal, scoredTable, startedTable } from '../testing/table-people.ts';
import { openTable, PACE_MS, SCORE_PAUSE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import type { Table } from './table.ts';

function dealt(photoFinish = 'arrival') {
  const bench = dealtRace({ photoFinish });
  bench.live.start();
  return bench;
}

describe('a match that is paused', () => {
  it('takes no moves until it goes on, and its time stands still', async () => {
    const { live, clock, kept } = dealt();
    await clock.pass(1000);
    live.pause();
    expect(await live.move(0, lay(1))).toEqual({ rule: 'host', reason: 'paused' });
    expect(live.isOpenTo(0)).toBe(false);
    await clock.pass(60_000);
    live.resume();
    expect(live.isOpenTo(0)).toBe(true);
    await clock.pass(500);
    expect(await live.move(0, lay(1))).toBeUndefined();
    expect(kept.at(-1)).toEqual({ by: 0, type: 'lay', number: 1, t: 1500 });
  });

  it('lets chance wait', () => {
    const { live, story } = liveMatch(race.rules, {}, 2);
    live.pause();
    live.start();
    expect(story()).toEqual([]);
    live.resume();
    expect(story()).toEqual(['deal']);
  });

  it('holds the window of a photo finish open for as long as it was', async () => {
    const { live, clock, story } = dealt('lowest-first');
    const answer = live.move(0, lay(1));
    await clock.pass(150);
    live.pause();
    await clock.pass(10_000);
    expect(story()).toEqual(['deal']);
    live.resume();
    await clock.pass(49);
    expect(story()).toEqual(['deal']);
    await clock.pass(1);
    expect(await answer).toBeUndefined();
    expect(story()).toEqual(['deal', 'lay']);
  });
});

/** A bot on seat 0; a person sits on seat 1 and looks. */
function withBot(at: TestHost): { table: Table; ada: string } {
  const ada = person(at);
  const table = openTable(at, ada);
  table.seatBot(0, 'random');
  table.sit(ada, 1, 'Ada');
  table.start();
  openTableStream(table, ada);
  return { table, ada };
}

async function tryMove(table: Table, session: string, seat: number): Promise<string | undefined> {
  const { match, version, moves }: PlayUpdate = await latest(table, session, seat);
  return (await table.moves.move(session, seat, { match, version }, moves[0]))?.reason;
}

describe('a table that is paused', () => {
  it('says so, and lets bots wait', async () => {
    const at = testHost();
    const { table, ada } = withBot(at);
    expect(table.view(ada).paused).toBe(false);
    await at.clock.pass(PACE_MS - 1);
    expect(table.pause(true)).toBeUndefined();
    expect(table.view(ada).paused).toBe(true);
    await at.clock.pass(60_000);
    expect(await tryMove(table, ada, 1)).toBe('paused');
    expect(at.store.events(1)).toHaveLength(1);
    expect(table.pause(false)).toBeUndefined();
    expect(table.view(ada).paused).toBe(false);
    await at.clock.pass(1);
    expect(at.store.events(1)).toHaveLength(2);
    expect(at.log).toEqual([]);
  });

  it('shows the score on, even if all want to go on, and goes on when it may', async () => {
    const at = testHost();
    const { table, ada, bob } = await scoredTable(at);
    table.pause(true);
    table.moves.endScorePause(ada);
    table.moves.endScorePause(bob);
    await at.clock.pass(2 * SCORE_PAUSE_MS);
    expect(table.view(ada)).toMatchObject({ paused: true, scorePause: [] });
    table.pause(false);
    expect(table.view(ada)).toMatchObject({ paused: false, scorePause: null });
  });

  it('pauses for the score no shorter for that', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    openTableStream(table, ada);
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE_MS - 1000);
    table.pause(true);
    await at.clock.pass(SCORE_PAUSE_MS);
    table.pause(false);
    await at.clock.pass(999);
    expect(table.view(ada).scorePause).toEqual([0]);
    await at.clock.pass(1);
    expect(table.view(ada).scorePause).toBe(null);
  });

  it('is paused still after the host has ended', async () => {
    const before = testHost();
    const { table, ada } = withBot(before);
    table.pause(true);
    const after = before.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    expect(again.view(ada).paused).toBe(true);
    openTableStream(again, ada);
    await after.clock.pass(60_000);
    expect(after.store.events(1)).toHaveLength(1);
    again.pause(false);
    await after.clock.pass(PACE_MS);
    expect(after.store.events(1)).toHaveLength(2);
  });

  it('has a match that is being played', async () => {
    const at = testHost();
    const table = openTable(at, person(at));
    expect(table.pause(true)?.reason).toBe('no-match');
    const { table: other, ada, bob } = startedTable(at);
    for (const _deal of [1, 2]) {
      await playDeal(other, [ada, bob]);
      await at.clock.pass(SCORE_PAUSE_MS);
    }
    await flushPromises();
    expect(other.pause(true)?.reason).toBe('no-match');
    expect(other.view(ada).paused).toBe(false);
  });
});
