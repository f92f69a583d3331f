/** What the messages of the log say: calls of the store, and who holds what from then on. */
import { type Call, callsFrom, callsToText } from '../store/calls.ts';

/** What has one writer at a time: a table of its own, or the room with its tables and evenings (`ROOM`). */
export type Holding = string;

/** Those that every host may write at any time: sessions, and what is deleted. */
export const SHARED = 'shared';

const HOLDINGS = 'held.';

/** The subject of a holding. */
export const subjectOf = (holding: Holding): string => HOLDINGS + holding;

/** The holding of a subject. */
export function holdingOf(subject: string): Holding | undefined {
  return subject.startsWith(HOLDINGS) ? subject.slice(HOLDINGS.length) : undefined;
}

export interface Message {
  /** The host that wrote it, as it was called from its start to its end. */
  readonly by: string;
  /** So many messages it had written there before. */
  readonly number: number;
  /** Who holds it from here on, where that changes: who wrote it, or whom it was handed to; nobody (null) where it is closed. */
  readonly holder?: string | null;
  readonly calls: readonly Call[];
}

/** What a message is called, by no other. */
export const nameOf = (subject: string, { by, number }: Pick<Message, 'by' | 'number'>): string =>
  `${subject} ${by} ${number}`;

/**
 * Whether a message has not been read before. Where an engine has stored one twice, it counts once: who writes counts what they
 * write in one place upwards.
 */
export function unread(): (subject: string, message: Pick<Message, 'by' | 'number'>) => boolean {
  const read = new Map<string, { by: string; number: number }>();
  return (subject, { by, number }) => {
    const before = read.get(subject);
    if (before?.by === by && number <= before.number) return false;
    read.set(subject, { by, number });
    return true;
  };
}

export function messageToText({ calls, ...head }: Message): string {
  return `${JSON.stringify(head)}\n${callsToText(calls)}`;
}

/** Throws where it is none. */
export function messageFrom(text: string): Message {
  const at = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, at)) as Omit<Message, 'calls'>), calls: callsFrom(text.slice(at + 1)) };
}
