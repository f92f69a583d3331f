/**
 * Follows the log: entries arrive by the stream's republishing, and gaps are read. So a follower
 * depends on no node and no consumer, and the server keeps no state for it. Sequence numbers are
 * those of the stream leader. A node that stored a message twice (nats-server 2.9 does if it was
 * killed) numbers everything after it one higher, so after a leader change a new message may have a
 * number that was already read. Therefore the last entries are remembered by content, compared with
 * what is stored now, and read again from the first difference.
 */
import type { LogEntry, LogFollower, TakeEntry } from './broker.ts';

/** Interval between checks for missed entries, in ms. */
const GAP_CHECK_INTERVAL_MS = 500;

const READ_BATCH = 100;

/** Last entries that are remembered and read again. */
const REMEMBERED_ENTRIES = 1000;

/** Characters of a message that identify it: they include its head. */
const FINGERPRINT_CHARS = 200;

/** The log as the current leader has it. */
export interface LogSource {
  /** The last sequence number. */
  lastSequence(): Promise<number>;
  /** The entry of this number; undefined where there is none. */
  read(seq: number): Promise<LogEntry | undefined>;
  /** Whether a missing entry was deleted: a new leader may only lack it. */
  isDeleted(seq: number): Promise<boolean>;
  /** Delivers new entries as they are stored; some may get lost. Returns the unsubscribe. */
  onStored(take: (entry: LogEntry) => void): () => void;
}

const fingerprintOf = ({ subject, text }: LogEntry): string => `${subject} ${text.slice(0, FINGERPRINT_CHARS)}`;

export function followLog(source: LogSource, take: TakeEntry, failed: (error: unknown) => void): LogFollower {
  let at = 0;
  let isStopped = false;
  let reading: Promise<void> | undefined;
  /** Fingerprints of the last delivered entries, by number. */
  const known = new Map<number, string>();

  /** Returns whether the entry follows the ones before it. */
  function put(entry: LogEntry): boolean {
    if (isStopped || entry.seq !== at + 1) return true;
    at = entry.seq;
    const words = fingerprintOf(entry);
    if (known.get(at) === words) return true;
    // Entries after a replaced one are delivered again.
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
  /** Reads the last entries once for all callers; unchanged ones aren't delivered again. */
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
  /**
   * A check under way may have started too early, so callers share the next one. A thousand call at
   * once when a host has gone.
   */
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
