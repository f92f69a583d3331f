/** A host and its copy on a broker that is a list. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { LEASE_HEARTBEATS } from './heartbeat.ts';
import { BEFORE_FIRST, SHARED_SUBJECT, serializeMessage, subjectOf } from './log-message.ts';
import { Ownership } from './ownership.ts';
import { memoryBroker } from './testing/memory-broker.ts';

const members: Ownership[] = [];
afterEach(() => {
  for (const member of members.splice(0)) member.stop();
});

function house() {
  const { broker, ...list } = memoryBroker();
  const said: string[] = [];
  const member = new Ownership({
    broker,
    id: 'own',
    copy: { setPaused: () => undefined } as unknown as Store,
    log: (line) => said.push(line),
  });
  member.on('fenced', (why) => said.push(`lost: ${why}`));
  members.push(member);
  return { member, said, broker, ...list };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a call that only a newer host knows spoils what it is about, and nothing else', async () => {
  const { member, put, said } = house();
  const newer = (holder: string) =>
    `${JSON.stringify({ by: 'newer', number: 0, after: BEFORE_FIRST, holder })}\n[["castSpell",1]]`;
  put(subjectOf('theirs'), newer('newer'));
  expect(said).toEqual([expect.stringMatching(/^a message of theirs: /)]);
  // The owner stays known; an unreadable shard isn't taken, even by transfer.
  expect(member.directory.owners.get('theirs')).toBe('newer');
  put(subjectOf('theirs'), serializeMessage({ by: 'newer', number: 1, after: 'newer 0', holder: 'own', calls: [] }));
  put(
    subjectOf('other'),
    serializeMessage({ by: 'newer', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [['setPaused', 1, true]] }),
  );
  await settle();
  expect(member.ownedShards).toEqual(['other']);
});

it('what is no message is written down and passed over, and what is held is written on', async () => {
  const { member, put, said, entries } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  for (const strange of ['', 'not JSON', '{}\n[]', 'null\n[]', '{"by":"other","number":"x"}\n[]']) {
    put(subjectOf('table'), strange);
    put(SHARED_SUBJECT, strange);
  }
  member.write('table', ['setPaused', 1, true]);
  await member.whenDurable('table');
  expect(member.ownedShards).toEqual(['table']);
  expect(entries.at(-1)?.text).toContain('setPaused');
  expect(said.filter((line) => !/can't be read/.test(line))).toEqual([]);
});

it('what another host writes where this one holds is the end of its life', async () => {
  const { member, put, said } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  expect(member.ownedShards).toEqual(['table']);
  put(
    subjectOf('table'),
    serializeMessage({ by: 'other', number: 1, after: 'own 1000000000', holder: 'other', calls: [] }),
  );
  expect(said).toEqual(['lost: table was taken by other']);
});

it('what was written by who did not know of the last message counts for nobody, though the broker has taken it', async () => {
  const { member, put, said } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  // The previous owner wrote once more during the takeover.
  put(
    subjectOf('table'),
    serializeMessage({ by: 'other', number: 1, after: 'other 0', calls: [['setPaused', 1, true]] }),
  );
  expect([said, member.ownedShards]).toEqual([[], ['table']]);
  // It continues: its next message comes after the last accepted one and the last stored one.
  member.write('table', ['setPaused', 1, false]);
  await member.whenDurable('table');
  expect([said, member.ownedShards]).toEqual([[], ['table']]);
});

it('what a host writes is there when it was read and counts: else it has lost what it held', async () => {
  const { member, put, said, broker } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  // A broker that accepts two messages with the same expectation.
  broker.append = async (subject, text) => {
    put(subject, serializeMessage({ by: 'third', number: 0, after: 'own 1000000000', holder: 'third', calls: [] }));
    return put(subject, text);
  };
  member.write('table', ['setPaused', 1, true]);
  await expect(member.whenDurable('table')).rejects.toThrow();
  expect(said[0]).toBe('lost: table was taken by third');
});

it('a message that the broker knows by its name, and has lost, gets another one', async () => {
  const { member, put, said, broker, entries } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  const append = broker.append;
  const names = new Set<string>();
  let lost: string | undefined;
  broker.append = async (subject, text, name, after) => {
    names.add(name);
    lost ??= name;
    if (name === lost) throw new Error('it is on its way, or was lost on it');
    return append(subject, text, name, after);
  };
  vi.useFakeTimers();
  member.write('table', ['setPaused', 1, true]);
  const settled = member.whenDurable('table');
  await vi.advanceTimersByTimeAsync(3000);
  expect(names.size).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await settled;
  expect([said, names.size]).toEqual([[], 2]);
  expect(entries.filter(({ text }) => text.includes('setPaused'))).toHaveLength(1);
});

it('goes on after its last message where that has another number: a node may have come to lead that counts otherwise', async () => {
  const { member, put, said, broker, entries } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  const { append, last } = broker;
  const off = 3;
  broker.append = (subject, text, name, after) =>
    append(subject, text, name, after === undefined ? after : after + off);
  broker.last = async (subject) => {
    const found = await last(subject);
    return found && { ...found, seq: found.seq - off };
  };
  member.write('table', ['setPaused', 1, true]);
  await member.whenDurable('table');
  expect([said, entries.filter(({ text }) => text.includes('setPaused')).length]).toEqual([[], 1]);
});

it('what the broker has taken and does not come back is read for once more', async () => {
  const { member, put, said, entries, unheard, again } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  vi.useFakeTimers();
  unheard(true);
  member.write('table', ['setPaused', 1, true]);
  const settled = member.whenDurable('table');
  await vi.advanceTimersByTimeAsync(1500);
  expect(again()).toBe(0);
  unheard(false);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await settled;
  expect([said, again(), entries.length]).toEqual([[], 1, 3]);
});

it('what can’t be taken, since something was missed there, is read once more, and taken then', async () => {
  const { member, put, hear, unheard, again } = house();
  put(subjectOf('table'), serializeMessage({ by: 'gone', number: 0, after: BEFORE_FIRST, holder: 'gone', calls: [] }));
  unheard(true);
  put(
    subjectOf('table'),
    serializeMessage({ by: 'gone', number: 1, after: 'gone 0', calls: [['setPaused', 1, true]] }),
  );
  unheard(false);
  const beat = async (): Promise<void> => {
    hear('own', JSON.stringify({ tables: 0 }));
    await settle();
  };
  for (let k = 0; k < LEASE_HEARTBEATS; k++) await beat();
  expect([again(), member.ownedShards]).toEqual([1, ['room']]);
  await beat();
  expect([again(), member.ownedShards]).toEqual([1, ['room', 'table']]);
});

it('nothing is written after what says that another one has it', async () => {
  const { member, put, entries, hear } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  hear('other', JSON.stringify({ tables: 0 }));
  const left = member.leave();
  member.write('table', ['setPaused', 1, true]);
  await expect(member.whenDurable('table')).rejects.toThrow();
  await left;
  const last = entries.findLast(({ subject }) => subject === subjectOf('table'));
  expect(last?.text).toContain('"holder":"other"');
});

it('ends while the broker does not answer, though nobody can be told what it gives away', async () => {
  const { member, put, broker, hear } = house();
  put(subjectOf('table'), serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] }));
  await settle();
  hear('other', JSON.stringify({ tables: 0 }));
  broker.append = () => new Promise(() => undefined);
  vi.useFakeTimers();
  let isGone = false;
  void member.leave().then(() => {
    isGone = true;
  });
  await vi.advanceTimersByTimeAsync(4000);
  expect(isGone).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(isGone).toBe(true);
});

it('says in one line how many tables it could not take', async () => {
  const { put, said, broker } = house();
  broker.append = () => Promise.reject(new Error('timeout'));
  vi.useFakeTimers();
  const given = serializeMessage({ by: 'other', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] });
  for (const name of ['a', 'b', 'c']) put(subjectOf(name), given);
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  expect(said).toEqual(["could not take 3 of the house's tables: timeout"]);
});

it('takes some at once, and leaves what somebody else has taken meanwhile', async () => {
  const { member, put, broker, hear } = house();
  const { append } = broker;
  let [most, now] = [0, 0];
  const gate = Promise.withResolvers<void>();
  broker.append = async (...given) => {
    now++;
    most = Math.max(most, now);
    await gate.promise;
    now--;
    return append(...given);
  };
  hear('other', JSON.stringify({ tables: 0 }));
  const given = serializeMessage({ by: 'gone', number: 0, after: BEFORE_FIRST, holder: 'own', calls: [] });
  const names = Array.from({ length: 100 }, (_, k) => `table ${k}`);
  for (const name of names) put(subjectOf(name), given);
  put(subjectOf('table 99'), serializeMessage({ by: 'other', number: 0, after: 'gone 0', holder: 'other', calls: [] }));
  gate.resolve();
  await vi.waitFor(() => expect(member.ownedShards).toHaveLength(99));
  expect([most, member.ownedShards.includes('table 99')]).toEqual([32, false]);
  expect(member.directory.owners.get('table 99')).toBe('other');
});
