/**
 * Somebody who comes to a host: `visitor.ts ADDRESS:PORT [TOKEN]` opens a line, greets, and says by which session, with
 * `{"token", "tries"}`; or `{"failed"}` after five seconds. Tries as a page does: at once again where it is hung up on.
 */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../../src/shared/protocol/contract.ts';

const [at = '', token] = process.argv.slice(2);
const PATIENCE = 5000;

async function greet(): Promise<string> {
  const websocket = new WebSocket(`ws://${at}/ws`);
  await new Promise((resolve, reject) => {
    websocket.addEventListener('open', resolve);
    websocket.addEventListener('error', () => reject(new Error('no line')));
    websocket.addEventListener('close', () => reject(new Error('hung up on')));
  });
  const client: ContractRouterClient<typeof contract> = createORPCClient(new RPCLink({ websocket }));
  const gone = new Promise<never>((_, reject) => websocket.addEventListener('close', () => reject(new Error('gone'))));
  const greeting = await Promise.race([client.session.greet(token === undefined ? {} : { token }), gone]);
  return greeting.token;
}

function tell(line: unknown): never {
  process.stdout.write(`${JSON.stringify(line)}\n`);
  process.exit(0);
}

const began = performance.now();
let tries = 0;
let why: unknown;
setTimeout(() => tell({ failed: String(why ?? 'no answer'), tries }), PATIENCE).unref();
while (performance.now() - began < PATIENCE) {
  tries++;
  try {
    tell({ token: await greet(), tries });
  } catch (error) {
    why = error;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
tell({ failed: String(why), tries });
