import { expect, it } from 'vitest';
import { loadLog, saveLog } from './log-file.ts';
import { counting, messageFrom, messageToText, NOTHING, subjectOf } from './message.ts';
import { listEngine } from './testing/list-engine.ts';

async function* each(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

it('a house that was saved and loaded is the same, message by message, and what counted counts', async () => {
  const before = listEngine();
  before.put('key', 'abc');
  before.put(subjectOf('a'), messageToText({ by: 'one', number: 0, after: NOTHING, holder: 'one', calls: [] }));
  before.put(subjectOf('a'), messageToText({ by: 'one', number: 1, after: 'one 0', calls: [['setPaused', 1, true]] }));
  const lines: string[] = [];
  expect(await saveLog(before.engine, (line) => lines.push(line))).toBe(3);
  const after = listEngine();
  expect(await loadLog(after.engine, each(lines))).toBe(3);
  expect(after.entries).toEqual(before.entries);
  const counts = counting();
  expect(after.entries.slice(1).map(({ subject, text }) => counts(subject, messageFrom(text)))).toEqual([true, true]);
});

it('is loaded where nothing is, and nowhere else', async () => {
  const there = listEngine();
  there.put('key', 'abc');
  await expect(loadLog(there.engine, each(['[1,"key","def"]']))).rejects.toThrow('there is a house already');
  expect(there.entries).toHaveLength(1);
});

it('is not loaded where a message is missing: what comes after it would count for nobody', async () => {
  await expect(loadLog(listEngine().engine, each(['[2,"key","abc"]']))).rejects.toThrow('message 1 is missing');
});

it('is not saved where the engine comes to count otherwise meanwhile: lines would come twice', async () => {
  const { engine } = listEngine();
  const follow: typeof engine.follow = (take) => {
    for (const seq of [1, 2, 2]) take({ seq, subject: 'key', text: 'abc' });
    const caughtUp = () => new Promise<void>(() => undefined);
    return { at: 2, caughtUp, again: async () => undefined, stop: () => undefined };
  };
  await expect(saveLog({ follow }, () => undefined)).rejects.toThrow('save it again');
});
