import type { z } from 'zod';

/** What another host says, or whoever else may write to the engine: read by a schema before anything is made of it. */
/** What can't be read is written down no more often, in ms. */
const LOG_INTERVAL_MS = 60_000;

/** Reads texts of this kind; nothing of one that is none, and a word in the log. */
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

/** What a house of hosts needs of the engine it stands on: one log with many subjects, and words from host to host. */

/** Another message was last than the one that was expected: somebody else writes there now. */
export class SequenceConflict extends Error {}

/** One message of the log. Numbers grow by one over the whole log. */
export interface LogEntry {
  readonly seq: number;
  readonly subject: string;
  readonly text: string;
}

type Stop = () => void;

/** Whether the message fits what was taken before: where it does not, one before it may have been missed. */
export type TakeEntry = (entry: LogEntry) => boolean;

export interface Broker {
  /**
   * Adds a message after the last one of its subject, which has to be this number, 0 for none; nothing where any will do.
   * Resolves with its own number when a majority has it. Throws `Overtaken` where another one is last; anything else that it
   * throws does not say whether the message is there. `name` is the message's own: said again, it is added once.
   */
  append(subject: string, text: string, name: string, after?: number): Promise<number>;
  /** The last message of a subject. */
  last(subject: string): Promise<LogEntry | undefined>;
  /** The number of the last message there is. */
  lastSequence(): Promise<number>;
  /**
   * Each message in order, from number 1 on: those that are there, then every new one. Once each, but where an engine comes to
   * count otherwise: then the last ones come again.
   */
  follow(take: TakeEntry, failed: (error: unknown) => void): LogFollower;
  /** Says that this host is there, and what of itself; resolves when a majority has heard it, and not before. */
  publishHeartbeat(host: string, text: string): Promise<unknown>;
  /** Hears every beat that a majority has heard. */
  onHeartbeat(take: (host: string, text: string) => void): Stop;
  /** Says something to whoever hears this name now; it may get lost. */
  publish(name: string, text: string): void;
  subscribe(name: string, take: (text: string) => void): Stop;
  /** Goes to another of its nodes, if there is one: this one may itself be cut off from the others, and say nothing of it. */
  reconnect(): void;
  close(): Promise<void>;
}

export interface LogFollower {
  /** All messages up to here were taken. */
  readonly position: number;
  /** Resolves when all are taken that were there when it was called. */
  caughtUp(): Promise<void>;
  /** Reads the last ones again, and takes what was missed of them: for who knows that something was. */
  reread(): Promise<void>;
  stop(): void;
}
