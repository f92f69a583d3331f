/** What every procedure stands on: who calls, at which table, and how a refusal is told. */
import { implement, ORPCError } from '@orpc/server';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { contract, REFUSED, REFUSED_STATUS } from '#shared/protocol/contract.ts';
import { NotKept } from '../../store/store.ts';
import type { Host } from '../host.ts';
import type { Table } from '../table/table.ts';
import type { Caller } from '../wire/caller.ts';
import type { Outbox } from '../wire/outbox.ts';

/** What every call carries besides its input. */
export interface Context {
  readonly caller: Caller;
}

/** Procedures that anybody may call. */
export const anybody = implement(contract).$context<Context>();

/** Procedures for who has greeted the host and is not replaced since, screens too: they look on. */
export const greeted = anybody.use(async ({ context, next }) => {
  const refused = context.caller.refuse();
  const { greeting } = context.caller;
  if (refused || !greeting) throw asError(refused ?? refusal('host', 'not-greeted'));
  try {
    return await next({ context: { session: greeting.session } });
  } catch (error) {
    throw error instanceof NotKept ? asError(refusal('host', 'not-kept')) : error;
  }
});

/** The same, but for screens: for people. */
export const known = greeted.use(({ context, next }) => {
  if (context.caller.greeting?.isScreen) throw asError(refusal('host', 'only-a-screen'));
  return next();
});

interface AtTable {
  readonly table: string;
}

/** The table a call is about, for a session that has come in to it. */
export function tableAt(host: Host, session: string, input: AtTable): Table {
  const table = tableOf(host, input);
  allow(table.refuseGuest(session));
  return table;
}

/** The table a call is about, whoever calls. */
export function tableOf(host: Host, { table: id }: AtTable): Table {
  const table = host.table(id);
  if (!table) throw asError(refusal('host', 'no-such-table'));
  return table;
}

/** The same, for who made it alone. */
export function tableAsHost(host: Host, session: string, input: AtTable): Table {
  const table = tableOf(host, input);
  if (!table.isHost(session)) throw asError(refusal('host', 'not-the-host'));
  return table;
}

export function streamTo<T>(caller: Caller, signal: AbortSignal | undefined, latestOnly: boolean): Outbox<T> {
  const stream = caller.openStream<T>(signal, latestOnly);
  if (!stream) throw asError(refusal('host', 'too-many-streams'));
  return stream;
}

/** A stream as the client gets it: its values, and why it ended. */
export async function* told<T>(stream: Outbox<T>): AsyncGenerator<T, void> {
  const why = yield* stream.read();
  if (why) throw asError(why);
}

/** The contract's "done", or its refusal. */
export function allow(refused: Refusal | undefined): Record<string, never> {
  if (refused) throw asError(refused);
  return {};
}

export function asError(data: Refusal) {
  return new ORPCError(REFUSED, { status: REFUSED_STATUS, message: 'refused', data });
}
