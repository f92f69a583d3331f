import type { z } from 'zod';

// A schema validates what other hosts, or anyone who can publish, send.

/** Min interval between log lines about unreadable messages, in ms. */
const LOG_INTERVAL_MS = 60_000;

/**
 * Returns a parser for one kind of text; it returns undefined and logs a line when the text doesn't
 * match.
 */
export function parserFor<T>(what: string, schema: z.ZodType<T>, log: (line: string) => void) {
  let dropped = 0;
  let logged = Number.NEGATIVE_INFINITY;
  return (text: string): T | undefined => {
    const read = schema.safeParse(parsed(text));
    if (read.success) return read.data;
    dropped++;
    if (performance.now() - logged < LOG_INTERVAL_MS) return undefined;
    logged = performance.now();
    log(`dropped ${dropped} ${what} that can't be read: ${read.error.issues[0]?.message}`);
    dropped = 0;
    return undefined;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What a cluster needs of its broker: one log with many subjects, and messages from host to host.

/** The subject's last message isn't the expected one: another writer owns it now. */
export class SequenceConflict extends Error {}

/** One entry of the log. Sequence numbers grow by one over the whole log. */
export interface LogEntry {
  readonly seq: number;
  readonly subject: string;
  readonly text: string;
}

type Stop = () => void;

/** Returns false where the entry doesn't follow the ones before it, so one may have been missed. */
export type TakeEntry = (entry: LogEntry) => boolean;

export interface Broker {
  /**
   * Appends after the subject's last message, which must have sequence `after` (0 for none,
   * undefined for any). Resolves with the new sequence number once a majority has stored it. Throws
   * `SequenceConflict` if another message is last; any other error leaves the outcome unknown.
   * `name` deduplicates retries.
   */
  append(subject: string, text: string, name: string, after?: number): Promise<number>;
  last(subject: string): Promise<LogEntry | undefined>;
  /** The last sequence number of the log. */
  lastSequence(): Promise<number>;
  /**
   * Delivers every entry in order from number 1, then each new one. Delivery is once, except that
   * the last ones come again after the broker renumbers.
   */
  follow(take: TakeEntry, failed: (error: unknown) => void): LogFollower;
  /** Publishes this host's heartbeat; resolves once a majority has stored it. */
  publishHeartbeat(host: string, text: string): Promise<unknown>;
  /** Delivers every heartbeat that a majority has stored. */
  onHeartbeat(take: (host: string, text: string) => void): Stop;
  /** Publishes to current subscribers of this name; delivery isn't guaranteed. */
  publish(name: string, text: string): void;
  subscribe(name: string, take: (text: string) => void): Stop;
  /**
   * Reconnects to another node if there is one, since this one may be cut off without saying so.
   */
  reconnect(): void;
  close(): Promise<void>;
}

export interface LogFollower {
  /** All entries up to this sequence number are delivered. */
  readonly position: number;
  /** Resolves when all entries that existed at the call are delivered. */
  caughtUp(): Promise<void>;
  /** Reads the last entries again and delivers the missed ones. */
  reread(): Promise<void>;
  stop(): void;
}
