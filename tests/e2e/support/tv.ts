/** A big screen in the room, as the host knows one: no picture, but a stream that is open. */
import { dial } from '../../host/support/client.ts';

/** Shows the table that this code leads to, until it is switched off. */
export async function hangScreen(port: number, code: string): Promise<{ switchOff(): Promise<void> }> {
  const { client, leave } = await dial(port);
  await client.session.greet({ role: 'screen' });
  const { table } = await client.tables.enter({ code });
  if (table === null) throw new Error('there is no table to show');
  const views = await client.table.watch({ table });
  // It ends with the line.
  void (async () => {
    for await (const _ of views);
  })().catch(() => undefined);
  return { switchOff: leave };
}
