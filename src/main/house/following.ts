/**
 * Follows the log: what is stored is heard at once, as the stream says it; where something is missing it is read. So a follower
 * hangs on no node and on no consumer, and nobody keeps an account of it.
 *
 * Numbers are those of the node that leads. One that has stored a message twice (nats-server 2.9 does, where it was killed)
 * counts all after it one higher, and when another one leads again there is a new message at a number that was read already.
 * So what was taken last is known by what it says, held against what is there now, and read again from where that differs.
 */
import type { Entry, Following, Take } from './engine.ts';

/** So often it is looked whether something was missed, in ms. */
const LOOK = 500;

/** So many messages are asked for at once. */
const AT_ONCE = 100;

/** So many of the last ones are known, and read again. */
const KNOWN = 1000;

/** As much of a message tells it from every other: its head is in it. In characters. */
const ENOUGH = 200;

/** The log as who leads it now has it. */
export interface Source {
  /** The number of the last message there is. */
  end(): Promise<number>;
  /** The message of this number, nothing where there is none. */
  read(seq: number): Promise<Entry | undefined>;
  /** Whether one that is not there was taken out: a leader who has just become one may lack what is there. */
  isTakenOut(seq: number): Promise<boolean>;
  /** Every message that is stored from now on, if it does not get lost on its way. */
  hear(take: (entry: Entry) => void): () => void;
}

const wordsOf = ({ subject, text }: Entry): string => `${subject} ${text.slice(0, ENOUGH)}`;

export function follow(source: Source, take: Take, failed: (error: unknown) => void): Following {
  let at = 0;
  let isStopped = false;
  let reading: Promise<void> | undefined;
  /** By number, the words of the last ones that were taken. */
  const known = new Map<number, string>();

  /** Whether it fits what was taken before. */
  function put(entry: Entry): boolean {
    if (isStopped || entry.seq !== at + 1) return true;
    at = entry.seq;
    const words = wordsOf(entry);
    if (known.get(at) === words) return true;
    // What came after another message comes again after this one.
    if (known.has(at)) for (const seq of [...known.keys()]) if (seq >= at) known.delete(seq);
    known.set(at, words);
    known.delete(at - KNOWN);
    return take(entry);
  }
  const isAnother = (entry: Entry): boolean => (known.get(entry.seq) ?? wordsOf(entry)) !== wordsOf(entry);

  async function readTo(last: number): Promise<void> {
    while (!isStopped && at < last) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, last - at) }, (_, k) => at + 1 + k);
      const found = await Promise.all(numbers.map((seq) => source.read(seq)));
      for (const [k, entry] of found.entries()) await putFound(numbers[k] as number, entry);
    }
  }
  async function putFound(seq: number, entry: Entry | undefined): Promise<void> {
    if (entry) put(entry);
    else if (seq === at + 1) {
      if (!(await source.isTakenOut(seq))) throw new Error(`message ${seq} is not there yet`);
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
    at = Math.max(0, at - KNOWN);
    return read(last);
  };

  const lookNow = async (): Promise<void> => {
    const last = await source.end();
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

  const stopHearing = source.hear((entry) => {
    if (entry.seq > at + 1) read(entry.seq).catch(() => undefined);
    else if (entry.seq <= at ? isAnother(entry) : !reading && !put(entry)) again().catch(failed);
  });
  const looks = setInterval(() => look().catch(failed), LOOK);
  return {
    get at() {
      return at;
    },
    caughtUp: look,
    again,
    stop() {
      isStopped = true;
      clearInterval(looks);
      stopHearing();
    },
  };
}
