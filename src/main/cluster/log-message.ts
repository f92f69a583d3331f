/** The messages of the log: store commands, and changes of ownership; and how the whole log is exported. */
import { z } from 'zod';
import { parseCommands, type StoreCommand, serializeCommands } from '../store/store-commands.ts';
import type { Broker } from './broker.ts';

// Exports the whole log of a cluster as a file, one message a line in order. Loading it into an
// empty broker restores the cluster.

type Line = readonly [seq: number, subject: string, text: string];

/** Writes each existing message as a line. */
export async function saveLog(broker: Pick<Broker, 'follow'>, write: (line: string) => void): Promise<number> {
  let count = 0;
  const failed = Promise.withResolvers<never>();
  let last = 0;
  const following = broker.follow(({ seq, subject, text }) => {
    if (seq <= last) failed.reject(new Error('the broker counts otherwise since a moment ago: save it again'));
    last = seq;
    const line: Line = [seq, subject, text];
    write(JSON.stringify(line));
    count++;
    return true;
  }, failed.reject);
  await Promise.race([following.caughtUp(), failed.promise]);
  following.stop();
  return count;
}

/** Writes these lines to an empty broker; throws if it isn't empty or a line is invalid. */
export async function loadLog(
  broker: Pick<Broker, 'append' | 'lastSequence'>,
  lines: AsyncIterable<string>,
): Promise<number> {
  if ((await broker.lastSequence()) > 0) throw new Error('there is a house already');
  let count = 0;
  for await (const line of lines) {
    const [seq, subject, text] = JSON.parse(line) as Line;
    // Messages after a gap would not be accepted.
    if (seq !== count + 1) throw new Error(`message ${count + 1} is missing`);
    await broker.append(subject, text, `loaded ${seq}`);
    count++;
  }
  return count;
}

/**
 * A unit with one writer at a time: one table, or the room with its tables and evenings
 * (`ROOM_ID`).
 */
export type Shard = string;

/** Subject that every host may write at any time: sessions and deletions. */
export const SHARED_SUBJECT = 'shared';

const SHARD_PREFIX = 'held.';

/** The subject of a shard. */
export const subjectOf = (holding: Shard): string => SHARD_PREFIX + holding;

/** The shard of a subject. */
export function shardOf(subject: string): Shard | undefined {
  return subject.startsWith(SHARD_PREFIX) ? subject.slice(SHARD_PREFIX.length) : undefined;
}

const headSchema = z
  .object({
    /** The id of the writing host's process. */
    by: z.string(),
    /** Messages that host wrote there before. */
    number: z.int(),
    /**
     * The position (`positionOf`) of the subject's last accepted message, empty for none; left out
     * where any will do.
     */
    after: z.string().exactOptional(),
    /**
     * The new owner where ownership changes: the writer or the host it transfers to; null closes
     * the shard.
     */
    holder: z.string().nullable().exactOptional(),
  })
  .readonly();
/** Writer and ownership of a message: every version reads it, whatever the commands are. */
export type MessageHead = z.infer<typeof headSchema>;

export type LogMessage = MessageHead & { readonly calls: readonly StoreCommand[] };

/**
 * Identifies a message to the one after it. Sequence numbers won't do: the broker may renumber
 * them.
 */
export const positionOf = ({ by, number }: Pick<LogMessage, 'by' | 'number'>): string => `${by} ${number}`;

/** A unique message id. */
export const messageIdOf = (subject: string, { by, number }: Pick<LogMessage, 'by' | 'number'>): string =>
  `${subject} ${positionOf({ by, number })}`;

/** Position that the first message of a subject comes after. */
export const BEFORE_FIRST = '';

/**
 * Returns a check that accepts a message only if it comes after its subject's last accepted one.
 * All readers decide alike, so a writer that missed a message is rejected, and so is a duplicate:
 * nats-server before 2.10 stores two concurrent messages with the same expectation (nats-server
 * #4320).
 */
export function acceptanceCheck(): (subject: string, head: MessageHead) => boolean {
  const last = new Map<string, string>();
  return (subject, head) => {
    if (head.after !== (last.get(subject) ?? BEFORE_FIRST)) return false;
    last.set(subject, positionOf(head));
    return true;
  };
}

export function serializeMessage({ calls, ...head }: LogMessage): string {
  return `${JSON.stringify(head)}\n${serializeCommands(calls)}`;
}

/** Throws where the text is no message head. */
export function parseHead(text: string): MessageHead {
  return headSchema.parse(JSON.parse(text.slice(0, text.indexOf('\n'))));
}

/** Throws where this version doesn't know a command. */
export function parseMessage(text: string): LogMessage {
  return { ...parseHead(text), calls: parseCommands(text.slice(text.indexOf('\n') + 1)) };
}
