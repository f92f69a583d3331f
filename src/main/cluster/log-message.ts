/** What the messages of the log say: calls of the store, and who holds what from then on. */
import { z } from 'zod';
import { parseCommands, type StoreCommand, serializeCommands } from '../store/store-commands.ts';

/** What has one writer at a time: a table of its own, or the room with its tables and evenings (`ROOM`). */
export type Shard = string;

/** Those that every host may write at any time: sessions, and what is deleted. */
export const SHARED_SUBJECT = 'shared';

const SHARD_PREFIX = 'held.';

/** The subject of a holding. */
export const subjectOf = (holding: Shard): string => SHARD_PREFIX + holding;

/** The holding of a subject. */
export function shardOf(subject: string): Shard | undefined {
  return subject.startsWith(SHARD_PREFIX) ? subject.slice(SHARD_PREFIX.length) : undefined;
}

const headSchema = z
  .object({
    /** The host that wrote it, as it was called from its start to its end. */
    by: z.string(),
    /** So many messages it had written there before. */
    number: z.int(),
    /** The last one of its subject that counts (`markOf`), nothing of it where there is none; left out where any will do. */
    after: z.string().exactOptional(),
    /** Who holds it from here on, where that changes: who wrote it, or whom it was handed to; nobody (null) where it is closed. */
    holder: z.string().nullable().exactOptional(),
  })
  .readonly();
/** Who says it, and what of who holds what: read by every host, whatever the calls are. */
export type MessageHead = z.infer<typeof headSchema>;

export type LogMessage = MessageHead & { readonly calls: readonly StoreCommand[] };

/** By what a message is known to the one after it. Its number in the log is the engine's: a node may come to count otherwise. */
export const positionOf = ({ by, number }: Pick<LogMessage, 'by' | 'number'>): string => `${by} ${number}`;

/** What a message is called, by no other. */
export const messageIdOf = (subject: string, { by, number }: Pick<LogMessage, 'by' | 'number'>): string =>
  `${subject} ${positionOf({ by, number })}`;

/** What the first message of a subject comes after. */
export const BEFORE_FIRST = '';

/**
 * Whether a message counts: it comes after the last one of its subject that did. All who read the log see the same, so no
 * message counts of who did not know of the one before, and none that an engine has stored twice, whatever that let in:
 * nats-server before 2.10 takes two that expect the same one, where both are under way (nats-server #4320).
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

/** Throws where it is none. */
export function parseHead(text: string): MessageHead {
  return headSchema.parse(JSON.parse(text.slice(0, text.indexOf('\n'))));
}

/** Throws where there is a call that this version does not know. */
export function parseMessage(text: string): LogMessage {
  return { ...parseHead(text), calls: parseCommands(text.slice(text.indexOf('\n') + 1)) };
}
