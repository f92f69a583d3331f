/** A log on three nodes that number it differently and lead in turn. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Random, seeded } from '#shared/engine/random.ts';
import type { LogEntry } from './broker.ts';
import { followLog, type LogSource } from './log-follower.ts';
import { acceptanceCheck, BEFORE_FIRST, parseHead, positionOf, serializeMessage } from './log-message.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SUBJECTS = ['a', 'b', 'c'];

interface Writer {
  /** Each node's entries, numbered from 1. */
  readonly nodes: readonly LogEntry[][];
  lead(node: number): void;
  /**
   * Every node stores it; the named ones store it twice. The leader's notification may get lost.
   */
  write(subject: string, twice: readonly number[], isLost: boolean): void;
  /** Positions written, by subject. */
  readonly written: ReadonlyMap<string, readonly string[]>;
  readonly source: LogSource;
  readonly counts: { reads: number };
}

function writer(): Writer {
  const nodes: LogEntry[][] = [[], [], []];
  const written = new Map<string, string[]>();
  const counts = { reads: 0 };
  let leader = 0;
  let tell: (entry: LogEntry) => void = () => undefined;
  const add = (node: number, subject: string, text: string): LogEntry => {
    const all = nodes[node] as LogEntry[];
    const entry = { seq: all.length + 1, subject, text };
    all.push(entry);
    return entry;
  };
  return {
    nodes,
    written,
    counts,
    lead(node) {
      leader = node;
    },
    write(subject, twice, isLost) {
      const before = written.get(subject) ?? [];
      const message = { by: 'host', number: before.length, after: before.at(-1) ?? BEFORE_FIRST, calls: [] };
      written.set(subject, [...before, positionOf(message)]);
      for (const node of nodes.keys()) {
        const text = serializeMessage(message);
        const entry = add(node, subject, text);
        if (twice.includes(node)) add(node, subject, text);
        if (node === leader && !isLost) tell(entry);
      }
    },
    source: {
      lastSequence: async () => nodes[leader]?.length ?? 0,
      async read(seq) {
        counts.reads++;
        return nodes[leader]?.[seq - 1];
      },
      isDeleted: async () => false,
      onStored(take) {
        tell = take;
        return () => undefined;
      },
    },
  };
}

/** Follows the source and records accepted entries. */
function reader(source: LogSource) {
  const counts = acceptanceCheck();
  const counted = new Map<string, string[]>();
  const following = followLog(
    source,
    ({ subject, text }) => {
      const head = parseHead(text);
      const isNext = counts(subject, head);
      if (isNext) counted.set(subject, [...(counted.get(subject) ?? []), positionOf(head)]);
      return isNext;
    },
    () => undefined,
  );
  return { counted, following };
}

async function evening(random: Random): Promise<[ReadonlyMap<string, readonly string[]>, Map<string, string[]>]> {
  const log = writer();
  const { counted, following } = reader(log.source);
  for (let k = 0; k < 80; k++) {
    const does = random.below(10);
    if (does === 0) log.lead(random.below(3));
    else if (does < 7) {
      const twice = [0, 1, 2].filter(() => random.below(20) === 0);
      log.write(SUBJECTS[random.below(3)] as string, twice, random.below(4) === 0);
    } else await vi.advanceTimersByTimeAsync(random.below(800));
  }
  await vi.advanceTimersByTimeAsync(1000);
  for (const subject of SUBJECTS) log.write(subject, [], false);
  await vi.advanceTimersByTimeAsync(1000);
  following.stop();
  return [log.written, counted];
}

it('takes every message that counts, whoever leads and however that one numbers', async () => {
  for (let seed = 0; seed < 200; seed++) {
    const [written, counted] = await evening(seeded(seed));
    expect(Object.fromEntries(counted), `seed ${seed}`).toEqual(Object.fromEntries(written));
  }
});

it('what comes at a number that was read already is taken, be it heard or not', async () => {
  for (const isLost of [false, true]) {
    const log = writer();
    const { counted, following } = reader(log.source);
    log.lead(1);
    log.write('a', [1], false);
    log.write('a', [], false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(following.position).toBe(3);
    log.lead(0);
    log.write('a', [], isLost);
    await vi.advanceTimersByTimeAsync(1000);
    expect(counted.get('a')).toEqual(['host 0', 'host 1', 'host 2']);
    following.stop();
  }
});

it('who knows of nothing missing reads no more than the last one', async () => {
  const log = writer();
  const { following } = reader(log.source);
  for (let k = 0; k < 50; k++) log.write('a', [], false);
  await vi.advanceTimersByTimeAsync(1000);
  log.counts.reads = 0;
  await vi.advanceTimersByTimeAsync(2000);
  expect(log.counts.reads).toBe(4);
  following.stop();
});

it('reads the last ones once more for who has missed one', async () => {
  const log = writer();
  const { counted, following } = reader(log.source);
  log.write('a', [1], false);
  await vi.advanceTimersByTimeAsync(600);
  log.lead(1);
  await vi.advanceTimersByTimeAsync(600);
  // The notification is lost, its number was read already, and the next one arrives.
  log.lead(0);
  log.write('a', [], true);
  log.write('b', [], false);
  await following.reread();
  expect([counted.get('a'), counted.get('b')]).toEqual([['host 0', 'host 1'], ['host 0']]);
  following.stop();
});

it('who asks for it while it is being done shares it: many may have missed something at once', async () => {
  const log = writer();
  const { following } = reader(log.source);
  for (let k = 0; k < 3000; k++) log.write('a', [], false);
  log.counts.reads = 0;
  await Promise.all([following.reread(), following.reread(), following.reread()]);
  expect([log.counts.reads, following.position]).toEqual([1000, 3000]);
  following.stop();
});
