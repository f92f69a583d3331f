/**
 * Follows the log: what is stored is heard at once, as the stream says it; where something is missing it is read. So a follower
 * hangs on no node and on no consumer, and nobody keeps an account of it.
 *
 * Numbers are those of the node that leads. One that has stored a message twice (nats-server 2.9 does, where it was killed)
 * counts all after it one higher, and when another one leads again there is a new message at a number that was read already.
 * So what was taken last is known by what it says, held against what is there now, and read again from where that differs.
 */
import type { LogEntry, LogFollower, TakeEntry } from './broker.ts';

/** So often it is looked whether something was missed, in ms. */
const GAP_CHECK_INTERVAL_MS = 500;

/** So many messages are asked for at once. */
const READ_BATCH = 100;

/** So many of the last ones are known, and read again. */
const REMEMBERED_ENTRIES = 1000;

/** As much of a message tells it from every other: its head is in it. In characters. */
const FINGERPRINT_CHARS = 200;

/** The log as who leads it now has it. */
export interface LogSource {
  /** The number of the last message there is. */
  lastSequence(): Promise<number>;
  /** The message of this number, nothing where there is none. */
  read(seq: number): Promise<LogEntry | undefined>;
  /** Whether one that is not there was taken out: a leader who has just become one may lack what is there. */
  isDeleted(seq: number): Promise<boolean>;
  /** Every message that is stored from now on, if it does not get lost on its way. */
  onStored(take: (entry: LogEntry) => void): () => void;
}

const fingerprintOf = ({ subject, text }: LogEntry): string => `${subject} ${text.slice(0, FINGERPRINT_CHARS)}`;

export function followLog(source: LogSource, take: TakeEntry, failed: (error: unknown) => void): LogFollower {
  let at = 0;
  let isStopped = false;
  let reading: Promise<void> | undefined;
  /** By number, the words of the last ones that were taken. */
  const known = new Map<number, string>();

  /** Whether it fits what was taken before. */
  function put(entry: LogEntry): boolean {
    if (isStopped || entry.seq !== at + 1) return true;
    at = entry.seq;
    const words = fingerprintOf(entry);
    if (known.get(at) === words) return true;
    // What came after another message comes again after this one.
    if (known.has(at)) for (const seq of [...known.keys()]) if (seq >= at) known.delete(seq);
    known.set(at, words);
    known.delete(at - REMEMBERED_ENTRIES);
    return take(entry);
  }
  const isAnother = (entry: LogEntry): boolean =>
    (known.get(entry.seq) ?? fingerprintOf(entry)) !== fingerprintOf(entry);

  async function readTo(last: number): Promise<void> {
    while (!isStopped && at < last) {
      const numbers = Array.from({ length: Math.min(READ_BATCH, last - at) }, (_, k) => at + 1 + k);
      const found = await Promise.all(numbers.map((seq) => source.read(seq)));
      for (const [k, entry] of found.entries()) await putFound(numbers[k] as number, entry);
    }
  }
  async function putFound(seq: number, entry: LogEntry | undefined): Promise<void> {
    if (entry) put(entry);
    else if (seq === at + 1) {
      if (!(await source.isDeleted(seq))) throw new Error(`message ${seq} is not there yet`);
      at = seq;
    }
  }
  const read = (last: number): Promise<void> => {
    reading ??= readTo(last).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  let readingAgain: Promise<void> | undefined;
  /** The last ones once more, for all who ask meanwhile: those that are what they were are not taken again. */
  const again = (): Promise<void> => {
    readingAgain ??= readAgain().finally(() => {
      readingAgain = undefined;
    });
    return readingAgain;
  };
  const readAgain = (): Promise<void> => {
    const last = at;
    at = Math.max(0, at - REMEMBERED_ENTRIES);
    return read(last);
  };

  const lookNow = async (): Promise<void> => {
    const last = await source.lastSequence();
    const entry = await source.read(Math.min(at, last));
    if (entry && isAnother(entry)) await again();
    while (!isStopped && at < last) await read(last);
  };
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** One that is under way may have asked too early: who comes meanwhile shares the one after it. A thousand ask at once where a host has gone. */
  const look = (): Promise<void> => {
    next ??= Promise.allSettled([looking]).then(() => {
      next = undefined;
      looking = lookNow();
      return looking;
    });
    return next;
  };

  const stopHearing = source.onStored((entry) => {
    if (entry.seq > at + 1) read(entry.seq).catch(() => undefined);
    else if (entry.seq <= at ? isAnother(entry) : !reading && !put(entry)) again().catch(failed);
  });
  const looks = setInterval(() => look().catch(failed), GAP_CHECK_INTERVAL_MS);
  return {
    get position() {
      return at;
    },
    caughtUp: look,
    reread: again,
    stop() {
      isStopped = true;
      clearInterval(looks);
      stopHearing();
    },
  };
}
