import { expect, it } from 'vitest';
import {
  acceptanceCheck,
  BEFORE_FIRST,
  loadLog,
  parseMessage,
  positionOf,
  saveLog,
  serializeMessage,
  subjectOf,
} from './log-message.ts';
import { memoryBroker } from './testing/memory-broker.ts';

const A = 'held.a';
const first = { by: 'one', number: 0, after: BEFORE_FIRST };
const second = { by: 'one', number: 1, after: positionOf(first) };
const other = { by: 'two', number: 0, after: positionOf(first) };

it('of two that come after the same one the first counts', () => {
  const counts = acceptanceCheck();
  expect([first, second, other].map((head) => counts(A, head))).toEqual([true, true, false]);
});

it('one that a node has stored twice counts once, and what comes after it counts, though it has a number more there', () => {
  const counts = acceptanceCheck();
  expect([first, first, second, second].map((head) => counts(A, head))).toEqual([true, false, true, false]);
});

it('each subject has its own', () => {
  const counts = acceptanceCheck();
  expect([counts(A, first), counts('held.b', first), counts('held.b', second), counts(A, other)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

async function* each(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

it('a house that was saved and loaded is the same, message by message, and what counted counts', async () => {
  const before = memoryBroker();
  before.put('key', 'abc');
  before.put(subjectOf('a'), serializeMessage({ by: 'one', number: 0, after: BEFORE_FIRST, holder: 'one', calls: [] }));
  before.put(
    subjectOf('a'),
    serializeMessage({ by: 'one', number: 1, after: 'one 0', calls: [['setPaused', 1, true]] }),
  );
  const lines: string[] = [];
  expect(await saveLog(before.broker, (line) => lines.push(line))).toBe(3);
  const after = memoryBroker();
  expect(await loadLog(after.broker, each(lines))).toBe(3);
  expect(after.entries).toEqual(before.entries);
  const counts = acceptanceCheck();
  expect(after.entries.slice(1).map(({ subject, text }) => counts(subject, parseMessage(text)))).toEqual([true, true]);
});

it('is loaded where nothing is, and nowhere else', async () => {
  const there = memoryBroker();
  there.put('key', 'abc');
  await expect(loadLog(there.broker, each(['[1,"key","def"]']))).rejects.toThrow('there is a house already');
  expect(there.entries).toHaveLength(1);
});

it('is not loaded where a message is missing: what comes after it would count for nobody', async () => {
  await expect(loadLog(memoryBroker().broker, each(['[2,"key","abc"]']))).rejects.toThrow('message 1 is missing');
});

it('is not saved where the broker comes to count otherwise meanwhile: lines would come twice', async () => {
  const { broker } = memoryBroker();
  const follow: typeof broker.follow = (take) => {
    for (const seq of [1, 2, 2]) take({ seq, subject: 'key', text: 'abc' });
    const caughtUp = () => new Promise<void>(() => undefined);
    return { position: 2, caughtUp, reread: async () => undefined, stop: () => undefined };
  };
  await expect(saveLog({ follow }, () => undefined)).rejects.toThrow('save it again');
});
