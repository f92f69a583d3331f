import { describe, expect, it } from 'vitest';
import { layAll, phone, phones, playOut, roomHostOf, seen, tableOf, watcher } from '../testing/room-clients.ts';
import { testHost } from '../testing/test-host.ts';

describe('an evening without a laptop', () => {
  it('goes from the code to the second match', async () => {
    const at = testHost({ opensTables: true });
    const television = await watcher(at, undefined, { role: 'screen' });
    expect(television.room()).toMatchObject({ open: true, code: at.host.room.code, cards: null, screens: 1, me: null });
    const [ada, bob] = await phones(at, 'Ada', 'Bob');
    if (!ada || !bob) throw new Error();
    expect(roomHostOf(television)).toBe('Ada');
    expect(bob.room()).toMatchObject({ leads: false, code: at.host.room.code, table: null });
    expect(await bob.reason('room/play', { game: 'race' })).toBe('not-captain');
    const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats: 2 });
    expect(ada.room().table).toMatchObject({ id: table, host: true, entered: true, mine: [0] });
    expect(bob.room().table).toMatchObject({ id: table, host: false, entered: true, mine: [1] });
    expect(await bob.reason('table/start', { table })).toBe('not-the-host');
    await ada.get('table/start', { table });
    await playOut(at, [ada, bob]);
    expect(television.room()).toMatchObject({ after: { leads: 'out' }, table: { stage: 'over' } });
    await ada.get('room/choose', { choice: 'again' });
    expect(seen(television, 'Ada').choice).toBe('again');
    await at.clock.pass(4000);
    expect(television.room().table?.stage).toBe('over');
    await bob.get('room/choose', { choice: 'again' });
    await at.clock.pass(3000);
    expect(television.room()).toMatchObject({ after: null, table: { id: table, stage: 'playing' } });
    await layAll([ada, bob]);
    expect(at.log).toEqual([]);
  });

  it('seats who comes late from the next deal on', async () => {
    const at = testHost({ opensTables: true });
    const [ada] = await phones(at, 'Ada');
    if (!ada) throw new Error();
    await ada.get('room/play', { game: 'race', seats: 2, deal: true });
    const bob = await phone(at, 'Bob', '192.168.1.30');
    expect(await bob.get('room/sit')).toMatchObject({ seat: 1 });
    expect((await tableOf(ada)).heirs).toEqual([{ seat: 1, name: 'Bob' }]);
    const { id } = await tableOf(bob);
    expect(await bob.reason('play/watch', { table: id, viewer: 1 })).toBe('not-your-seat');
    await layAll([ada]);
    await at.clock.pass(10_000);
    expect((await tableOf(bob)).mine).toEqual([]);
    await ada.get('table/goOn', { table: id });
    expect(await tableOf(bob)).toMatchObject({ mine: [1], heirs: [] });
    await layAll([ada, bob]);
    await at.clock.pass(1000);
    expect((await tableOf(bob)).stage).toBe('over');
    expect(await bob.reason('play/record', { table: id })).toBeUndefined();
    expect(at.log).toEqual([]);
  });
});
