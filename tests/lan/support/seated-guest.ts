/** Somebody who comes in to a table and sits down: `sitter.ts ADDRESS:PORT CODE TABLE`; prints `{"token"}` and stays. */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../../src/shared/protocol/contract.ts';

const [at = '', code = '', table = ''] = process.argv.slice(2);
const websocket = new WebSocket(`ws://${at}/ws`);
await new Promise((resolve, reject) => {
  websocket.addEventListener('open', resolve);
  websocket.addEventListener('error', () => reject(new Error('no line')));
});
const client: ContractRouterClient<typeof contract> = createORPCClient(new RPCLink({ websocket }));
const { token } = await client.session.greet({});
await client.tables.enter({ code });
await client.table.sit({ table, seat: 1, name: 'Bea' });
process.stdout.write(`${JSON.stringify({ token })}\n`);
