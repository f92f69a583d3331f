/**
 * Somebody at a computer of the house: a program that sits at its table server, prints the tables that are found as
 * `{"found": [...], "ms"}`, and does what it is told, a line each: `{"id", "call", "input", "at"?}` is a procedure of the
 * contract, of the host at `at` or of its own; it prints `{"id", "value"}` or `{"id", "refusal"}`, or `{"id", "failed"}`.
 */
import { createInterface } from 'node:readline';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../../src/shared/protocol/contract.ts';

type Client = ContractRouterClient<typeof contract>;
type Call = (input: unknown) => Promise<unknown>;

interface Order {
  readonly id: number;
  readonly call: string;
  readonly input: unknown;
  readonly at?: string;
}

/** No procedure: the ids of the own host's tables. */
const TABLES = 'tables.all';

const OWN = process.argv[2] ?? '127.0.0.1:4747';
const clients = new Map<string, Promise<Client>>();

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** One greeted line to each host. */
function at(address: string): Promise<Client> {
  const known = clients.get(address) ?? dial(address);
  clients.set(address, known);
  return known;
}

async function dial(address: string): Promise<Client> {
  const websocket = new WebSocket(`ws://${address}/ws`);
  await new Promise((resolve, reject) => {
    websocket.addEventListener('open', resolve);
    websocket.addEventListener('error', () => reject(new Error(`no line to ${address}`)));
  });
  websocket.addEventListener('close', () => clients.delete(address));
  const client: Client = createORPCClient(new RPCLink({ websocket }));
  await client.session.greet({});
  return client;
}

async function obey({ id, call, input, at: address = OWN }: Order): Promise<void> {
  try {
    if (call === TABLES) return print({ id, value: await ownTables() });
    const [group = '', name = ''] = call.split('.');
    const procedures = (await at(address)) as unknown as Record<string, Record<string, Call>>;
    print({ id, value: await procedures[group]?.[name]?.(input) });
  } catch (error) {
    print(error instanceof ORPCError ? { id, refusal: error.data } : { id, failed: String(error) });
  }
}

async function ownTables(): Promise<string[]> {
  const stream = await (await at(OWN)).tables.watch({});
  for await (const tables of stream) return tables.map((one) => one.id);
  return [];
}

createInterface({ input: process.stdin }).on('line', (line) => void obey(JSON.parse(line) as Order));
const own = await at(OWN);
const began = performance.now();
for await (const found of await own.lan.watch({})) print({ found, ms: performance.now() - began });
