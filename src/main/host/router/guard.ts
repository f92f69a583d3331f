/** What every procedure stands on: who calls, at which table, and how a refusal is told. */
import { implement, ORPCError, os } from '@orpc/server';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { contract } from '#shared/protocol/contract.ts';
import { REFUSED, REFUSED_STATUS, type Rights } from '#shared/protocol/procedure.ts';
import { NotKept, ROOM } from '../../store/store.ts';
import type { Host } from '../host.ts';
import type { Room } from '../room/room.ts';
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

interface Greeted extends Context {
  readonly session: string;
}

interface AtTable {
  readonly table: string;
}

/**
 * The table that a call is about, for who may call that procedure there, as the contract says. The last thing before the
 * procedure itself, and without waiting: nothing comes between what is allowed and what is done.
 */
export function atTable(host: Host) {
  return os
    .$context<Greeted>()
    .$meta<Rights>({})
    .middleware(({ context, procedure, next }, { table: id }: AtTable) => {
      const table = host.table(id);
      if (!table) throw asError(refusal('host', 'no-such-table'));
      allow(refuseAt(table, host, context, procedure['~orpc'].meta));
      return onceSettled(host, id, next({ context: { table } }));
    });
}

/** The room, for who may call that procedure there, as the contract says. The last thing before the procedure, too. */
export function inRoom(host: Host) {
  const { room } = host;
  return os
    .$context<Greeted>()
    .$meta<Rights>({})
    .middleware(({ context, procedure, next }) => {
      allow(refuseInRoom(room, context, procedure['~orpc'].meta));
      return onceSettled(host, ROOM, next({ context: { room } }));
    });
}

function refuseInRoom(room: Room, { caller, session }: Greeted, { only }: Rights): Refusal | undefined {
  if (only === 'home') return caller.isAtHome ? undefined : refusal('host', 'only-at-this-computer');
  if (only === 'captain') return room.leads(session) ? undefined : refusal('host', 'not-captain');
  return room.refuse(session);
}

function refuseAt(table: Table, host: Host, { caller, session }: Greeted, rights: Rights): Refusal | undefined {
  const { only, notAtEvening } = rights;
  if (notAtEvening && host.desk.seats(table.id)) {
    return table.comers.refuse(session) ?? refusal('desk', 'desk-seats');
  }
  if (only === undefined) return table.comers.refuse(session);
  const may = only === 'table-host-or-home' ? host.mayClose(caller, session, table) : table.isHost(session);
  return may ? undefined : refusal('host', 'not-the-host');
}

/** For who sits at the host's own computer alone. */
export function onlyAtHome(caller: Caller): void {
  if (!caller.isAtHome) throw asError(refusal('host', 'only-at-this-computer'));
}

/** A stream to the caller; one that tells the same (`what`) ends. */
export function streamTo<T>(
  caller: Caller,
  what: string,
  signal: AbortSignal | undefined,
  latestOnly: boolean,
): Outbox<T> {
  const stream = caller.openStream<T>(what, signal, latestOnly);
  if (!stream) throw asError(refusal('host', 'too-many-streams'));
  return stream;
}

/** A list as the client gets it, and why it ended. */
export async function* listed<T>(stream: Outbox<T>): AsyncGenerator<T, void> {
  const why = yield* stream.read();
  if (why) throw asError(why);
}

/**
 * What a call has come to, once what it wrote of a table, or of the room, may be told: at once where the store says nothing
 * else.
 */
export async function onceSettled<T>(host: Host, of: string, answer: T | PromiseLike<T>): Promise<T> {
  try {
    return await answer;
  } finally {
    const waits = host.settled(of);
    if (waits) await kept(waits);
  }
}

/** Resolves with it. Where it will never be, the call is refused: that the table is another host's is no fault of this one's. A stream just breaks, and is opened again. */
function kept(waits: Promise<void>): Promise<void> {
  return waits.catch(() => {
    throw asError(refusal('host', 'not-kept'));
  });
}

/**
 * A stream as the client gets it, and why it ended: its values, once what led to them may be told. Where that can't be for now,
 * `stalled` makes of the value before what says so.
 */
export async function* told<T>(
  stream: Outbox<T>,
  host: Host,
  of: string,
  stalled?: (before: T) => T,
): AsyncGenerator<T, void> {
  const values = stream.read();
  let before: T | undefined;
  for (;;) {
    const { done, value } = await values.next();
    const waits = host.settled(of);
    if (waits && stalled && before !== undefined) {
      await orStalled(host, waits);
      if (host.stalling.isStalled) yield stalled(before);
    }
    if (waits) await waits;
    if (done) {
      if (value) throw asError(value);
      return;
    }
    before = value;
    yield value;
  }
}

/** Waits for this, but no longer than until it is known that it may take a while. */
async function orStalled(host: Host, waits: Promise<void>): Promise<void> {
  if (host.stalling.isStalled) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = host.stalling.whenStalled(resolve);
  try {
    await Promise.race([waits, promise]);
  } finally {
    forget();
  }
}

/** The contract's "done", or its refusal. */
export function allow(refused: Refusal | undefined): Record<string, never> {
  if (refused) throw asError(refused);
  return {};
}

export function asError(data: Refusal) {
  return new ORPCError(REFUSED, { status: REFUSED_STATUS, message: 'refused', data });
}
