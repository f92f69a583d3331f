/** Who at a table is overheard is seen by who sits there. */
import { expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { testHost } from '../testing/test-host.ts';
import { callFrom } from '../testing/wire-client.ts';

it('a table says whose line is open to listeners, and of nobody else', async () => {
  const at = testHost({ opensTables: true });
  const home = await callFrom(at);
  const { table, code } = await home.get<{ table: string; code: string }>('tables/open', { game: 'race', seats: 3 });
  const program = await callFrom(at, '192.168.1.7');
  const phone = await callFrom(at, '192.168.1.8', {}, true);
  for (const [seat, who] of [home, program, phone].entries()) {
    if (who !== home) await who.get('tables/enter', { code });
    await who.get('table/sit', { table, seat, name: `Person ${seat}` });
  }
  const views = await home.follow<TableView>('table/watch', { table });
  const marked = views()
    .at(-1)
    ?.seats.map((who) => who.kind === 'person' && 'overheard' in who);
  expect(marked).toEqual([false, true, false]);
});
