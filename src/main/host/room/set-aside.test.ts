/** A match that was forgotten at the room's table, and an evening that wants to begin. */
import { describe, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { allTold, back, eveningOf, type Guest, phone, phones, SWISS } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

/** Ada has played against a bot and gone; others have come since. */
async function forgotten(): Promise<{ at: TestHost; ada: Guest; guests: Guest[]; table: string }> {
  const at = testHost({ opensTables: true });
  const ada = await phone(at, 'Ada', '192.168.1.9');
  const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2, deal: true });
  await ada.follow<TableView>('table/watch', { table });
  ada.connection.closed();
  const guests = await phones(at, 'Bob', 'Cleo', 'Dora', 'Enzo');
  await at.clock.pass(100_000);
  await allTold(at);
  return { at, ada, guests, table };
}

const stageOf = (at: TestHost, table: string) => at.host.table(table)?.stage;

describe('a match that nobody plays', () => {
  it('stands in no evening’s way: it is set aside as the evening begins, and rounds are seated', async () => {
    const { at, ada, guests, table } = await forgotten();
    const [bob] = guests as [Guest];
    expect(bob.room()).toMatchObject({ leads: true, table: { id: table, stage: 'playing' } });
    await bob.get('evening/begin', SWISS);
    await allTold(at);
    // No phone is shown Ada's match any more, or asked whether it is Ada's.
    expect(guests.map((guest) => guest.room().table)).toEqual([null, null, null, null]);
    expect(bob.room().aside).toMatchObject([{ id: table, stage: 'playing' }]);
    await bob.get('evening/next');
    await allTold(at);
    expect((await eveningOf(bob)).round?.tables.length).toBe(2);
    expect(await bob.reason('room/takeUp', { table })).toBe('evening-on');
    // It outlives the host, and is gone on with where it stood.
    const after = at.restart();
    after.host.resume();
    const again = await back(after, bob);
    expect(again.room().aside).toMatchObject([{ id: table }]);
    expect(stageOf(after, table)).toBe('playing');
    await again.get('evening/end');
    await again.get('room/takeUp', { table });
    await allTold(after);
    expect([again.room().aside, again.room().table?.id]).toEqual([[], table]);
    expect(after.host.table(table)?.view('').paused).toBe(false);
    const once = await back(after, ada);
    expect(once.room().table?.mine).toEqual([0]);
  });

  it('is ended there as well, and its record is kept', async () => {
    const { at, ada, guests, table } = await forgotten();
    const [bob] = guests as [Guest];
    await bob.get('evening/begin', SWISS);
    expect(await bob.get('table/breakOff', { table })).toEqual({ over: true });
    await allTold(at);
    expect([bob.room().aside, stageOf(at, table)]).toEqual([[], undefined]);
    const once = await back(at, ada);
    expect(await once.get('records/list', {})).toMatchObject([{ brokenOff: true }]);
  });
});

describe('a match that somebody plays', () => {
  it('is named with who sits there, and makes room when it is set aside', async () => {
    const { at, ada, guests, table } = await forgotten();
    const [bob] = guests as [Guest];
    const once = await back(at, ada);
    await once.follow<TableView>('table/watch', { table });
    await bob.get('evening/begin', SWISS);
    expect(await bob.reason('evening/next')).toBe('room-playing');
    const answer = await bob.call('evening/next', {});
    expect(JSON.stringify(answer)).toContain('"names":"Ada"');
    expect(bob.room().table).toMatchObject({ id: table, stage: 'playing' });
    await bob.get('room/setAside', {});
    await allTold(at);
    // Who was in it is told that it waits.
    expect(once.room()).toMatchObject({ table: null, aside: [{ id: table, mine: [0] }] });
    await bob.get('evening/next');
    await allTold(at);
    expect((await eveningOf(bob)).round?.tables).toHaveLength(2);
  });
});
