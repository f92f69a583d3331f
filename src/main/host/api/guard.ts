/** What every procedure stands on: who calls, at which table, and how a refusal is told. */
import { implement, ORPCError, os } from '@orpc/server';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { contract } from '#shared/protocol/contract.ts';
import { type ProcedureAccess, REFUSED, REFUSED_STATUS } from '#shared/protocol/procedure-access.ts';
import { ROOM_ID } from '../../store/store.ts';
import { StoreWriteError } from '../../store/store-errors.ts';
import type { Caller } from '../connections/callers.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { Host } from '../host.ts';
import type { Room } from '../room/room.ts';
import type { Table } from '../table/table.ts';

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
  if (refused || !greeting) throw refusalError(refused ?? refusal('host', 'not-greeted'));
  try {
    return await next({ context: { session: greeting.session } });
  } catch (error) {
    throw error instanceof StoreWriteError ? refusalError(refusal('host', 'not-kept')) : error;
  }
});

/** The same, but for screens: for people. */
export const peopleOnly = greeted.use(({ context, next }) => {
  if (context.caller.greeting?.isScreen) throw refusalError(refusal('host', 'only-a-screen'));
  return next();
});

/** Nobody knows yet where the table is: what was asked is asked again, as after a break. */
const MOVING = new ORPCError('TIMEOUT', { status: 408, message: 'the table is moving' });

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
    .$meta<ProcedureAccess>({})
    .middleware(({ context, procedure, next }, { table: id }: AtTable) => {
      const go = () => {
        if (host.handover.isMoving(id)) throw MOVING;
        throwIfRefused(host.handover.followers.refuse(id, context.session));
        const table = host.table(id);
        if (!table) throw refusalError(refusal('host', 'no-such-table'));
        throwIfRefused(refuseAt(table, host, context, procedure['~orpc'].meta));
        return whenDurable(host, id, next({ context: { table } }));
      };
      const moves = host.handover.hold(id);
      return moves ? moves.then(go) : go();
    });
}

/** The room, for who may call that procedure there, as the contract says. The last thing before the procedure, too. */
export function inRoom(host: Host) {
  const { room } = host;
  return os
    .$context<Greeted>()
    .$meta<ProcedureAccess>({})
    .middleware(({ context, procedure, next }) => {
      const go = () => {
        if (host.handover.isRoomMoving) throw MOVING;
        throwIfRefused(host.handover.followers.refuseRoom(context.session));
        throwIfRefused(refuseInRoom(room, context, procedure['~orpc'].meta));
        return whenDurable(host, ROOM_ID, next({ context: { room } }));
      };
      const moves = host.handover.holdRoom();
      return moves ? moves.then(go) : go();
    });
}

function refuseInRoom(room: Room, { caller, session }: Greeted, { only }: ProcedureAccess): Refusal | undefined {
  if (only === 'home') return caller.isLocal ? undefined : refusal('host', 'only-at-this-computer');
  if (only === 'captain') return room.state.mayHost(session) ? undefined : refusal('host', 'not-captain');
  return room.state.refuse(session);
}

function refuseAt(
  table: Table,
  host: Host,
  { caller, session }: Greeted,
  rights: ProcedureAccess,
): Refusal | undefined {
  const { only, notAtEvening } = rights;
  if (notAtEvening && host.evening.hasTable(table.id)) {
    return table.guests.refuse(session) ?? refusal('desk', 'desk-seats');
  }
  if (only === undefined) return table.guests.refuse(session);
  const may = only === 'table-host-or-home' ? host.mayClose(caller, session, table) : table.isHost(session);
  return may ? undefined : refusal('host', 'not-the-host');
}

/** For who sits at the host's own computer alone. */
export function requireLocal(caller: Caller): void {
  if (!caller.isLocal) throw refusalError(refusal('host', 'only-at-this-computer'));
}

/** A stream to the caller; one that tells the same (`what`) ends. */
export function openStream<T>(
  caller: Caller,
  what: string,
  signal: AbortSignal | undefined,
  latestOnly: boolean,
): StreamQueue<T> {
  const stream = caller.openStream<T>(what, signal, latestOnly);
  if (!stream) throw refusalError(refusal('host', 'too-many-streams'));
  return stream;
}

/** A list as the client gets it, and why it ended. */
export async function* streamValues<T>(stream: StreamQueue<T>): AsyncGenerator<T, void> {
  const why = yield* stream.read();
  if (why) throw refusalError(why);
}

/**
 * What a call has come to, once what it wrote of a table, or of the room, may be told: at once where the store says nothing
 * else.
 */
export async function whenDurable<T>(host: Host, of: string, answer: T | PromiseLike<T>): Promise<T> {
  try {
    return await answer;
  } finally {
    const waits = host.whenDurable(of);
    if (waits) await awaitDurable(waits);
  }
}

/** Resolves with it. Where it will never be, the call is refused: that the table is another host's is no fault of this one's. A stream just breaks, and is opened again. */
function awaitDurable(waits: Promise<void>): Promise<void> {
  return waits.catch(() => {
    throw refusalError(refusal('host', 'not-kept'));
  });
}

/**
 * A stream as the client gets it, and why it ended: its values, once what led to them may be told. Where that can't be for now,
 * `stalled` makes of the value before what says so.
 */
export async function* durableStream<T>(
  stream: StreamQueue<T>,
  host: Host,
  of: string,
  stalled?: (before: T) => T,
): AsyncGenerator<T, void> {
  const values = stream.read();
  let before: T | undefined;
  for (;;) {
    const { done, value } = await values.next();
    const waits = host.whenDurable(of);
    if (waits && stalled && before !== undefined) {
      await untilStalled(host, waits);
      if (host.storageStall.isStalled) yield stalled(before);
    }
    if (waits) await waits;
    if (done) {
      if (value) throw refusalError(value);
      return;
    }
    before = value;
    yield value;
  }
}

/** Waits for this, but no longer than until it is known that it may take a while. */
async function untilStalled(host: Host, waits: Promise<void>): Promise<void> {
  if (host.storageStall.isStalled) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = host.storageStall.whenStalled(resolve);
  try {
    await Promise.race([waits, promise]);
  } finally {
    forget();
  }
}

/** The contract's "done", or its refusal. */
export function throwIfRefused(refused: Refusal | undefined): Record<string, never> {
  if (refused) throw refusalError(refused);
  return {};
}

export function refusalError(data: Refusal) {
  return new ORPCError(REFUSED, { status: REFUSED_STATUS, message: 'refused', data });
}
