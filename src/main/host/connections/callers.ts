/** Who is connected: each caller, and of each session its latest connection. */

import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Latency } from '#shared/protocol/table.ts';
import { deviceOf, isThisComputer } from './client-device.ts';
import { LatencyMeter } from './latency.ts';
import type { Sessions } from './sessions.ts';
import { type Endable, openStreamQueue, type StreamQueue } from './stream-queue.ts';

// Who is at the other end of one connection: nobody yet, a session, or a session that has moved on to another one.

/** More than any window needs. */
const MAX_STREAMS = 32;

/** What a client is told when it greets. */
export interface Greeting {
  readonly session: string;
  readonly token: string;
  /** It shows what everybody may see, and does nothing else. */
  readonly isScreen: boolean;
}

export class Caller {
  /** By what they tell: nobody needs the same thing twice. */
  readonly #streams = new Map<string, Endable & { end(why?: Refusal): void }>();
  #greeting: Greeting | undefined;
  #isReplaced = false;
  readonly latency = new LatencyMeter();
  /** Its person guesses nothing, and nobody is told of their guesses. A page says so to each host that it comes to. */
  isGuessless = false;
  /** Where it calls from, as an IP address; nothing from within this computer. */
  readonly address: string | undefined;
  /** Its person sits at the host's own computer. All callers are asked whenever something changes: it is looked up once. */
  readonly isLocal: boolean;
  /** It comes over no network at all, not even loopback: a window of the app itself. */
  readonly isAppWindow: boolean;
  /** It comes by a relay: its person is not of the household. */
  readonly isOutside: boolean;
  readonly hangUp: (why: string) => void;
  /** Whom limits count for what it does. */
  readonly device: string;
  /** Who listens on the network reads what goes over this line: it comes over the network, and is not sealed. */
  readonly isUnencrypted: boolean;
  /** What both ends of this line, and nobody else, have in common; nothing where it is not sealed. */
  readonly handshakeHash: () => Uint8Array | undefined;

  /** `hangUp` ends the line. */
  constructor(
    address?: string,
    hangUp: (why: string) => void = () => undefined,
    isSealed = false,
    handshakeHash: () => Uint8Array | undefined = () => undefined,
    isOutside = false,
  ) {
    this.address = address;
    this.isLocal = isThisComputer(address);
    this.isAppWindow = address === undefined;
    this.isOutside = isOutside;
    this.hangUp = hangUp;
    this.handshakeHash = handshakeHash;
    this.device = deviceOf(address);
    this.isUnencrypted = !isSealed && !this.isLocal;
  }

  get greeting(): Greeting | undefined {
    return this.#greeting;
  }

  greeted(greeting: Greeting): void {
    this.#greeting = greeting;
  }

  /** Why this caller may do nothing now. */
  refuse(): Refusal | undefined {
    if (this.#isReplaced) return refusal('host', 'opened-elsewhere');
    return this.#greeting ? undefined : refusal('host', 'not-greeted');
  }

  /** A stream to this caller, or nothing if it has too many. One that tells the same (`what`) ends. */
  openStream<T>(what: string, signal: AbortSignal | undefined, latestOnly: boolean): StreamQueue<T> | undefined {
    this.#streams.get(what)?.end();
    if (this.#streams.size >= MAX_STREAMS) return undefined;
    const stream = openStreamQueue<T>(signal, latestOnly, this.device);
    this.#streams.set(what, stream);
    stream.onEnd(() => {
      if (this.#streams.get(what) === stream) this.#streams.delete(what);
    });
    return stream;
  }

  /** The session goes on at another connection. */
  replace(): void {
    this.#isReplaced = true;
    this.endStreams(refusal('host', 'opened-elsewhere'));
  }

  /** All that it follows ends, and says why. */
  endStreams(why: Refusal): void {
    for (const stream of [...this.#streams.values()]) stream.end(why);
  }

  /** The connection is gone. */
  leave(): void {
    for (const stream of [...this.#streams.values()]) stream.end();
  }
}

/** What is known of who is connected, by session. */
export type ConnectionInfo = Pick<
  Callers,
  | 'isConnected'
  | 'deviceOf'
  | 'addressOf'
  | 'isLocal'
  | 'isOutside'
  | 'isScreen'
  | 'isAppWindow'
  | 'isUnencrypted'
  | 'isGuessless'
  | 'latencyOf'
  | 'localSessions'
>;

/** Who wants something of the host. */
export interface Requester {
  readonly session: string;
  readonly address: string | undefined;
  /** Sits at this computer, and not behind a screen. */
  readonly isLocal: boolean;
  /** Comes by a relay. */
  readonly isOutside: boolean;
  /** Who sits at this computer has named this one to open tables. */
  readonly mayOpenTables: boolean;
}

export class Callers {
  readonly #sessions: Sessions;
  readonly #callers = new Map<string, Caller>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Who calls is this session from now on, and its connection before this one is not any more. */
  greet(caller: Caller, token: string | undefined, isScreen: boolean): Greeting {
    const known = token === undefined ? undefined : this.#sessions.find(token);
    const { id, token: proof } = known && token ? { id: known, token } : this.#sessions.begin();
    const greeting = { session: id, token: proof, isScreen };
    this.#callers.get(id)?.replace();
    this.#callers.set(id, caller);
    caller.greeted(greeting);
    this.#sessions.touch(id, { device: deviceOf(caller.address) });
    return greeting;
  }

  /** A connection is gone: whose it was, unless that session has moved on to another one, which feels nothing. */
  leave(caller: Caller): string | undefined {
    caller.leave();
    const session = caller.greeting?.session;
    if (session === undefined || !this.isLatest(caller)) return undefined;
    this.#callers.delete(session);
    this.#sessions.leave(session);
    return session;
  }

  /** So many are connected. */
  get count(): number {
    return this.#callers.size;
  }

  /** It speaks for its session: no other connection has come after it. */
  isLatest(caller: Caller): boolean {
    const session = caller.greeting?.session;
    return session !== undefined && this.#callers.get(session) === caller;
  }

  isConnected(session: string): boolean {
    return this.#callers.has(session);
  }

  addressOf(session: string): string | undefined {
    return this.#callers.get(session)?.address;
  }

  deviceOf(session: string): string {
    return deviceOf(this.addressOf(session));
  }

  /** Whether what this session hears can be overheard. */
  isUnencrypted(session: string): boolean {
    return this.#callers.get(session)?.isUnencrypted ?? false;
  }

  isGuessless(session: string): boolean {
    return this.#callers.get(session)?.isGuessless ?? false;
  }

  latencyOf(session: string): Latency | null {
    return this.#callers.get(session)?.latency.lag ?? null;
  }

  isScreen(session: string): boolean {
    return this.#callers.get(session)?.greeting?.isScreen ?? false;
  }

  /** Sits at the host's own computer, and not behind a screen. */
  isLocal(session: string): boolean {
    return this.#callers.get(session)?.isLocal === true && !this.isScreen(session);
  }

  /** All that are connected from this computer, screens too. */
  localSessions(): string[] {
    return [...this.#callers].flatMap(([session, caller]) => (caller.isLocal ? session : []));
  }

  /** Is a window of the app itself: no page that a browser was led to. */
  isAppWindow(session: string): boolean {
    return this.#callers.get(session)?.isAppWindow ?? false;
  }

  /** Comes by a relay. */
  isOutside(session: string): boolean {
    return this.#callers.get(session)?.isOutside ?? false;
  }

  /** The session as somebody who wants something. */
  requester(session: string): Requester {
    return {
      session,
      address: this.addressOf(session),
      isLocal: this.isLocal(session),
      isOutside: this.isOutside(session),
      mayOpenTables: this.#sessions.mayOpenTables(session),
    };
  }

  /** The session outlives its connection, and this computer knows it as a device. */
  persist(session: string): void {
    this.#sessions.persist(session);
    this.#sessions.touch(session, { device: this.deviceOf(session) });
  }

  /** All that the session follows ends, and says why. */
  endStreams(session: string, why: Refusal): void {
    this.#callers.get(session)?.endStreams(why);
  }

  hangUp(session: string, why: string): void {
    this.#callers.get(session)?.hangUp(why);
  }

  /** Everybody's streams end. */
  stop(): void {
    for (const caller of this.#callers.values()) caller.leave();
  }
}
