/** Who is connected now: of each session its latest connection. */
import type { Latency } from '#shared/protocol/table.ts';
import type { Caller, Greeting } from './caller.ts';
import { deviceOf } from './client-device.ts';
import type { Sessions } from './sessions.ts';

/** What is known of who is connected, by session. */
export type ConnectionInfo = Pick<
  Callers,
  | 'isConnected'
  | 'deviceOf'
  | 'addressOf'
  | 'isLocal'
  | 'isScreen'
  | 'isAppWindow'
  | 'isUnencrypted'
  | 'latencyOf'
  | 'localSessions'
>;

/** Who wants something of the host. */
export interface Requester {
  readonly session: string;
  readonly address: string | undefined;
  /** Sits at this computer, and not behind a screen. */
  readonly isLocal: boolean;
  /** Home has named this one to open tables. */
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

  /** The session as somebody who wants something. */
  requester(session: string): Requester {
    return {
      session,
      address: this.addressOf(session),
      isLocal: this.isLocal(session),
      mayOpenTables: this.#sessions.mayOpenTables(session),
    };
  }

  /** The session outlives its connection, and home knows it as a device. */
  persist(session: string): void {
    this.#sessions.persist(session);
    this.#sessions.touch(session, { device: this.deviceOf(session) });
  }

  hangUp(session: string, why: string): void {
    this.#callers.get(session)?.hangUp(why);
  }

  /** Everybody's streams end. */
  stop(): void {
    for (const caller of this.#callers.values()) caller.leave();
  }
}
