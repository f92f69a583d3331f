/** The records of an evening over the wire: who may have them, where each was played, and that a file of all holds. */
import { describe, expect, it } from 'vitest';
import { refuseDuplicateDeals } from '#shared/engine/duplicate-deals.ts';
import { replay } from '#shared/engine/replay.ts';
import type { RoundDetail } from '#shared/protocol/evening.ts';
import { exportEveningRecords } from '#shared/protocol/evening-export.ts';
import type { MatchListEntry } from '#shared/protocol/match-history.ts';
import { race } from '../testing/race-game.ts';
import {
  allTold,
  back,
  type Guest,
  layAll,
  phones,
  SAME_DEALS,
  SWISS,
  watcher,
  wholeRound,
} from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

const recordsIn = async (guest: Guest, round: number) =>
  (await guest.get<RoundDetail>('evening/round', { round })).records;
const listOf = (guest: Guest) => guest.get<MatchListEntry[]>('records/list');
const fileFor = (guest: Guest, rounds: number) =>
  exportEveningRecords(rounds, {
    round: (round) => guest.get<RoundDetail>('evening/round', { round }),
    record: (id) => guest.get('records/get', { id }),
  });

async function party(...names: string[]): Promise<{ at: TestHost; guests: Guest[]; ada: Guest; bob: Guest }> {
  const at = testHost({ opensTables: true });
  const guests = await phones(at, ...names);
  await allTold(at);
  const [ada, bob] = guests as [Guest, Guest];
  return { at, guests, ada, bob };
}

/** A line of the file holds, cards and all, and names these deals. */
function expectHolds(line: string, round: number, deals: readonly number[]): void {
  const replayed = replay(JSON.parse(line), () => race.rules);
  if ('fault' in replayed) throw new Error(replayed.fault.refusal.reason);
  const { match, numbered } = replayed;
  expect(numbered).toMatchObject({ round, deals });
  expect(numbered && refuseDuplicateDeals(match, numbered, race.duplicate)).toBeUndefined();
}

describe('the records of an evening', () => {
  it('are nobody’s as long as another table has yet to play these deals', async () => {
    const { at, guests, ada, bob } = await party('Ada', 'Bob', 'Cleo', 'Dora');
    await ada.get('evening/begin', SAME_DEALS);
    await ada.get('evening/next');
    await allTold(at);
    await ada.get('evening/deal');
    await allTold(at);
    const here = guests.filter((one) => one.room().table?.id === ada.room().table?.id);
    for (let deal = 0; deal < 2; deal++) {
      await layAll(here);
      await at.clock.pass(70_000);
    }
    const own = at.store.latestOver(ada.room().table?.id ?? '')?.id;
    expect(own).toBeDefined();
    for (const one of [ada, bob]) {
      expect([await recordsIn(one, 1), await listOf(one)]).toEqual([[], []]);
      expect(await one.reason('records/get', { id: own })).toMatch(/deals-secret|no-such-record/);
    }
  });

  it('are then all for who leads, their own for everybody else, and hold as one file', async () => {
    const { at, guests, ada, bob } = await party('Ada', 'Bob', 'Cleo', 'Dora');
    const set = await watcher(at, undefined, { role: 'screen' });
    await ada.get('evening/begin', SAME_DEALS);
    await wholeRound(at, ada, guests);
    await wholeRound(at, ada, guests);
    expect(await recordsIn(set, 1)).toEqual([]);
    for (const round of [1, 2]) {
      const all = await recordsIn(ada, round);
      expect(all.map(({ table }) => table)).toEqual([1, 2]);
      const [mine, ...others] = await recordsIn(bob, round);
      expect(others).toEqual([]);
      const other = all.find(({ record }) => record !== mine?.record);
      expect(await bob.reason('records/get', { id: mine?.record })).toBeUndefined();
      expect(await bob.reason('records/get', { id: other?.record })).toBe('no-such-record');
    }
    expect((await listOf(bob)).map(({ at }) => at)).toEqual(
      [2, 1].map((round) => ({ evening: 1, name: 'Friday', round, table: expect.any(Number) })),
    );
    const lines = (await fileFor(ada, 2)).trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines.slice(0, 2)) expectHolds(line, 1, [1, 2]);
    for (const line of lines.slice(2)) expectHolds(line, 2, [3, 4]);
  });

  it('stay with their evening when the next one is on, and when the host has started again', async () => {
    const { at, guests, ada, bob } = await party('Ada', 'Bob', 'Cleo', 'Dora');
    await ada.get('evening/begin', SWISS);
    await wholeRound(at, ada, guests);
    await ada.get('evening/end');
    const friday = (await recordsIn(ada, 1)).map(({ record }) => record);
    const [bobs] = await recordsIn(bob, 1);
    await ada.get('evening/begin', { ...SWISS, name: 'Saturday' });
    await wholeRound(at, ada, guests);
    const again = at.restart();
    again.host.resume();
    const [leads, player] = [await back(again, ada), await back(again, bob)];
    const named = (await listOf(player)).map(({ at }) => [at?.evening, at?.name]);
    expect(named).toEqual([
      [2, 'Saturday'],
      [1, 'Friday'],
    ]);
    // Who leads by now has the latest evening's; those of the one before are for whom they were.
    await leads.get('room/passOn', { person: player.room().me });
    expect(await recordsIn(player, 1)).toHaveLength(2);
    const reasons = [];
    for (const id of friday) reasons.push([id === bobs?.record, await player.reason('records/get', { id })]);
    expect(reasons.toSorted()).toEqual([
      [false, 'no-such-record'],
      [true, undefined],
    ]);
  });

  it('of free play are known by their match: the same table serves many', async () => {
    const { at, guests, ada, bob } = await party('Ada', 'Bob');
    const playMatch = async () => {
      await ada.get('room/play', { game: 'race', deal: true });
      for (let deal = 0; deal < 2; deal++) {
        await layAll(guests);
        await at.clock.pass(70_000);
      }
    };
    await playMatch();
    await ada.get('evening/begin', { ...SWISS, form: { form: 'free' } });
    await playMatch();
    const [record, ...more] = await recordsIn(bob, 1);
    expect([record?.table, more]).toEqual([1, []]);
    expect((await listOf(bob)).map(({ at }) => at?.table)).toEqual([1, undefined]);
    expect((await fileFor(bob, 1)).split('\n')).toHaveLength(2);
  });
});
