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

/** Who says it, and what of who holds what: read by every host, whatever the calls are. */
export interface Head {
  /** The host that wrote it, as it was called from its start to its end. */
  readonly by: string;
  /** So many messages it had written there before. */
  readonly number: number;
  /** Who holds it from here on, where that changes: who wrote it, or whom it was handed to; nobody (null) where it is closed. */
  readonly holder?: string | null;
}

export interface Message extends Head {
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

export function headFrom(text: string): Head {
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as Head;
}

/** Throws where there is a call that this version does not know. */
export function messageFrom(text: string): Message {
  return { ...headFrom(text), calls: callsFrom(text.slice(text.indexOf('\n') + 1)) };
}
