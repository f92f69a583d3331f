/** A store that answers later than at once: what hangs on it waits, and nothing else. */
import { expect, it, vi } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import { testHost } from '../testing/test-host.ts';
import { callFrom } from '../testing/wire-client.ts';

it('a table whose store is late holds up no other, and tells nothing that is not safe: that it waits, where it stalls', async () => {
  const at = testHost({ opensTables: true });
  const [ada, bob] = [await callFrom(at, '192.168.1.7'), await callFrom(at, '192.168.1.8')];
  const open = { game: 'race', seats: 2 };
  const { table: late } = await ada.get<{ table: string }>('tables/open', open);
  const { table: prompt } = await bob.get<{ table: string }>('tables/open', open);
  const views = await ada.follow<TableView>('table/watch', { table: late });
  const seen = () => {
    const { seats, stalled } = views().at(-1) as TableView;
    return [seats[0]?.kind, stalled];
  };
  const safe = Promise.withResolvers<void>();
  const isSafe = vi.spyOn(at.store, 'whenDurable').mockImplementation((of) => (of === late ? safe.promise : undefined));

  const sits = ada.later('table/sit', { table: late, seat: 0, name: 'Ada' });
  expect(await bob.reason('table/sit', { table: prompt, seat: 0, name: 'Bob' })).toBeUndefined();
  expect([sits(), ...seen()]).toEqual([undefined, 'empty', undefined]);

  at.host.setStalled(true);
  await flushPromises();
  await flushPromises();
  expect([sits(), ...seen()]).toEqual([undefined, 'empty', true]);

  at.host.setStalled(false);
  isSafe.mockReturnValue(undefined);
  safe.resolve();
  for (let turn = 0; turn < 6; turn++) await flushPromises();
  expect([sits(), ...seen()]).toEqual(['kept', 'person', undefined]);
});
