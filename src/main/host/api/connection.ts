/** One connection, whatever carries it: every message is checked, and counted by the rate limit, before the router sees it. */
// Of oRPC's adapters the one that asks nothing of a socket but `send`; nothing in it is Bun's.
import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/bun-ws';
import { z } from 'zod';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { MAX_MESSAGE_BYTES } from '#shared/protocol/contract.ts';
import { REFUSED, REFUSED_STATUS } from '#shared/protocol/procedure-access.ts';
import { byteLength } from '../connections/byte-length.ts';
import { Caller, type Greeting } from '../connections/callers.ts';
import { MessageQueue } from '../connections/message-queue.ts';
import type { Host } from '../host.ts';
import type { Clock } from '../time/clock.ts';
import { TokenBucket } from '../time/token-bucket.ts';
import { anybody, type Context } from './guard.ts';
import { handoverProcedures } from './handover-procedures.ts';
import {
  deviceProcedures,
  type HostInfo,
  keyComparisonProcedures,
  lanProcedures,
  outsideProcedures,
  recordProcedures,
  sessionProcedures,
  statisticsProcedures,
} from './host-procedures.ts';
import { eveningProcedures, roomProcedures } from './room-procedures.ts';
import {
  betProcedures,
  chatProcedures,
  playProcedures,
  shuffleProcedures,
  tableProcedures,
  tablesProcedures,
} from './table-procedures.ts';

// The contract's procedures: who may call them, and what they come to. The same for every way in.

function makeRouter(host: Host, about: HostInfo) {
  return anybody.router({
    session: sessionProcedures(host, about),
    tables: tablesProcedures(host),
    room: roomProcedures(host),
    evening: eveningProcedures(host),
    table: tableProcedures(host),
    play: playProcedures(host),
    seal: shuffleProcedures(host),
    talk: chatProcedures(host),
    bets: betProcedures(host),
    records: recordProcedures(host),
    statistics: statisticsProcedures(host),
    lan: lanProcedures(host, about),
    house: deviceProcedures(host),
    outside: outsideProcedures(host),
    line: keyComparisonProcedures(host),
    handover: handoverProcedures(host),
  });
}

/** The messages of a connection as text: which may come in, and how one is refused that never reaches the router. */
const id = z.string().max(20);

/** oRPC's peer messages, no more of them than the contract's client sends: no headers, files or streams, no values but JSON's. */
const frameSchema = z.union([
  z.strictObject({
    i: id,
    p: z.strictObject({
      u: z.string().regex(/^[/][\w/]{1,80}$/),
      b: z.strictObject({ json: z.unknown() }).optional(),
    }),
  }),
  /** The client leaves a call or a stream. */
  z.strictObject({ i: id, t: z.literal(4) }),
]);

/** What is wrong with a message; nothing if the router may have it. */
function frameError(text: string): string | undefined {
  try {
    const parsed = frameSchema.safeParse(JSON.parse(text));
    return parsed.success ? undefined : 'it is not a message of this protocol';
  } catch {
    return 'it is not JSON';
  }
}

/** The answer to a message that is refused unread, as the client's call gets it if the message said which it was. */
function refusedFrame(text: string, data: Refusal): string {
  const json = { defined: true, code: REFUSED, status: REFUSED_STATUS, message: 'refused', data };
  return JSON.stringify({ i: idOf(text), p: { s: REFUSED_STATUS, b: { json, meta: [] } } });
}

function idOf(text: string): string {
  try {
    return z.looseObject({ i: id }).parse(JSON.parse(text)).i;
  } catch {
    return '';
  }
}

// A MessagePort as a line to the host: the desktop window's way in.

/** What is needed of Electron's MessagePortMain. */
export interface MessagePortLike {
  on(event: 'message', call: (message: { readonly data: unknown }) => void): unknown;
  on(event: 'close', call: () => void): unknown;
  postMessage(message: string | object): void;
  start(): void;
  close(): void;
}

export function connectPort(port: MessagePortLike, accept: (line: Transport) => Connection): void {
  const connection = accept({ send: (text) => port.postMessage(text), close: () => port.close() });
  port.on('message', ({ data }) => connection.receive(data));
  port.on('close', () => connection.closed());
  port.start();
}

/** Rate limit of a connection: messages a second, and at once. A person at a table sends a few a minute, a window that opens some ten. */
const MESSAGES_PER_SECOND = 60;
const MESSAGE_BURST = 120;

/** Who sends this many times more than the rate limit allows is cut off. */
const FLOOD_FACTOR = 10;

/** So many messages of one line wait here to be handled; the others wait where they are. */
const MAX_QUEUED_MESSAGES = 8;

/** What carries a connection's messages. */
export interface Transport {
  /** Where it comes from, as an IP address; nothing for a port within this computer. */
  readonly address?: string | undefined;
  /** Nobody between can read it. */
  readonly isEncrypted?: boolean;
  /** Comes by a relay from outside the household. */
  readonly isOutside?: boolean;
  /** Of a sealed line: what both its ends, and nobody else, have in common. Nothing until it stands. */
  readonly hash?: () => Uint8Array | undefined;
  send(text: string): void;
  /** Reads no more for now; what was read already may still come in. */
  pause?(): void;
  /** Reads on. */
  resume?(): void;
  /** Hangs up; `closed` is to be called as ever. */
  close(why: string): void;
}

export interface Connection {
  /** A message came in; anything but text is refused. */
  receive(message: unknown): void;
  /** Something is to be worked out for this line that is no message: when it is its device's turn, unless it is gone by then. */
  enqueueWork(run: () => void): void;
  /** Something came in that carries no message: it counts like one. Whether it may be heeded. */
  countSignal(): boolean;
  /** Who speaks here by now: nobody who has greeted, somebody, or somebody who holds a seat. */
  connectionClass(): 'unknown' | 'known' | 'seated';
  /** A round trip on the line took so many ms; to be called with each that was measured. */
  latencyMeasured(ms: number): void;
  /** The line is gone. */
  closed(): void;
}

/** In a cluster: what of a line's calls is answered elsewhere. */
export interface Forwarder {
  /** A line has come in here. */
  begin(caller: Caller, line: Transport): ForwardedConnection;
}

export interface ForwardedConnection {
  /** A message that may come in: whether it is dealt with, or will be; `here` is called where it is to be answered here after all. */
  forward(text: string, here: () => void): boolean;
  /** The line is gone. */
  closed(): void;
}

/** A line that another host of the cluster carries here has greeted there. */
export type ForwardedGreeting = Pick<Greeting, 'token' | 'isScreen'>;

/** Makes connections to a host. `log` gets what went wrong inside; clients never see that. */
export function acceptConnections(
  host: Host,
  about: HostInfo,
  clock: Clock,
  log: (line: string) => void,
  carrier?: Forwarder,
) {
  const handler = new RPCHandler<Context>(makeRouter(host, about), {
    interceptors: [onError((error) => logUnexpected(error, log))],
  });
  const queue = new MessageQueue(host.workClock);
  return (line: Transport, vouched?: ForwardedGreeting): Connection => {
    const caller = new Caller(line.address, (why) => line.close(why), line.isEncrypted, line.hash, line.isOutside);
    if (vouched) host.greetForwarded(caller, vouched.token, vouched.isScreen);
    const carried = vouched ? undefined : carrier?.begin(caller, line);
    const rateLimit = new TokenBucket(clock, MESSAGES_PER_SECOND, MESSAGE_BURST);
    const floodLimit = new TokenBucket(clock, MESSAGES_PER_SECOND * FLOOD_FACTOR, MESSAGE_BURST * FLOOD_FACTOR);
    const socket = {
      send(message: string | ArrayBufferLike | Uint8Array): number {
        if (typeof message === 'string') line.send(message);
        return 0;
      },
    };
    const isWithinFloodLimit = (): boolean => {
      if (floodLimit.take()) return true;
      host.abuseLog.note(line.address, 'messages');
      line.close('too many messages');
      return false;
    };
    let isClosed = false;
    let waiting = 0;
    let isHeldBack = false;
    const answer = (text: string, isAllowed: boolean): unknown => {
      if (isClosed) return undefined;
      const refused = isAllowed ? refuseMessage(text) : refusal('host', 'too-many-messages');
      const handle = (): unknown => (isClosed ? undefined : hear(text));
      if (refused) line.send(refusedFrame(text, refused));
      else if (!carried?.forward(text, handle)) return hear(text);
      return undefined;
    };
    const hear = (text: string): Promise<void> =>
      handler.message(socket, text, { context: { caller } }).catch((error) => logUnexpected(error, log));
    const holdBack = (now: boolean): void => {
      if (now === isHeldBack) return;
      isHeldBack = now;
      if (now) line.pause?.();
      else line.resume?.();
    };
    return {
      receive(message) {
        if (!isWithinFloodLimit()) return;
        const text = typeof message === 'string' ? message : '';
        const isAllowed = rateLimit.take();
        waiting++;
        holdBack(isHeldBack || waiting >= MAX_QUEUED_MESSAGES);
        queue.add(caller.device, () => {
          waiting--;
          holdBack(isHeldBack && waiting > 0);
          return answer(text, isAllowed);
        });
      },
      enqueueWork(run) {
        if (isWithinFloodLimit()) queue.add(caller.device, () => (isClosed ? undefined : run()));
      },
      countSignal: () => isWithinFloodLimit() && rateLimit.take(),
      connectionClass: () => host.connectionClass(caller),
      latencyMeasured: (ms) => host.latencyMeasured(caller, ms),
      closed() {
        isClosed = true;
        carried?.closed();
        handler.close(socket);
        host.leave(caller);
      },
    };
  };
}

function refuseMessage(text: string): Refusal | undefined {
  if (byteLength(text) > MAX_MESSAGE_BYTES) return refusal('host', 'message-too-big', { max: MAX_MESSAGE_BYTES });
  const what = frameError(text);
  return what === undefined ? undefined : refusal('host', 'message-unreadable', { what });
}

function logUnexpected(error: unknown, log: (line: string) => void): void {
  if (error instanceof ORPCError && error.status < 500) return;
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
