/** An in-memory broker for tests: appended entries are followed at once. */
import { type Broker, type LogEntry, SequenceConflict, type TakeEntry } from '../broker.ts';

export interface MemoryBroker {
  readonly broker: Broker;
  readonly entries: readonly LogEntry[];
  /** Appends without an expectation; returns the sequence number. */
  put(subject: string, text: string): number;
  /** Whether followers miss new entries until they reread. */
  unheard(isUnheard: boolean): void;
  /** Number of rereads. */
  again(): number;
  /** Delivers a stored heartbeat. */
  hear(host: string, text: string): void;
}

export function memoryBroker(): MemoryBroker {
  const entries: LogEntry[] = [];
  const followers: TakeEntry[] = [];
  const missed: LogEntry[] = [];
  let isUnheard = false;
  let agains = 0;
  const tell = (entry: LogEntry): void => {
    for (const take of followers) take(entry);
  };
  const put = (subject: string, text: string): number => {
    const entry = { seq: entries.length + 1, subject, text };
    entries.push(entry);
    if (isUnheard) missed.push(entry);
    else tell(entry);
    return entry.seq;
  };
  let heard: (host: string, text: string) => void = () => undefined;
  const broker: Broker = {
    async append(subject, text, _, after) {
      const last = entries.findLast((one) => one.subject === subject)?.seq ?? 0;
      if (after !== undefined && after !== last) throw new SequenceConflict('another one is last');
      return put(subject, text);
    },
    last: async (subject) => entries.findLast((one) => one.subject === subject),
    lastSequence: async () => entries.length,
    follow(take) {
      for (const entry of entries) take(entry);
      followers.push(take);
      return {
        position: entries.length,
        caughtUp: async () => undefined,
        async reread() {
          agains++;
          for (const entry of missed.splice(0)) tell(entry);
        },
        stop: () => undefined,
      };
    },
    publishHeartbeat: async () => undefined,
    onHeartbeat(take) {
      heard = take;
      return () => undefined;
    },
    publish: () => undefined,
    subscribe: () => () => undefined,
    reconnect: () => undefined,
    close: async () => undefined,
  };
  return {
    broker,
    entries,
    put,
    unheard(is) {
      isUnheard = is;
    },
    again: () => agains,
    hear: (host, text) => heard(host, text),
  };
}
