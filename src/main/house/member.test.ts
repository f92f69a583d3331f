/** A host and its copy, on an engine that is a list. */
import { afterEach, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { type Engine, type Entry, Overtaken } from './engine.ts';
import { Member } from './member.ts';
import { messageToText, subjectOf } from './message.ts';

const members: Member[] = [];
afterEach(() => {
  for (const member of members.splice(0)) member.stop();
});

function house() {
  const entries: Entry[] = [];
  const followers: ((entry: Entry) => void)[] = [];
  const put = (subject: string, text: string): number => {
    const entry = { seq: entries.length + 1, subject, text };
    entries.push(entry);
    for (const take of followers) take(entry);
    return entry.seq;
  };
  const engine: Engine = {
    async append(subject, text, _, after) {
      const last = entries.findLast((one) => one.subject === subject)?.seq ?? 0;
      if (after !== undefined && after !== last) throw new Overtaken('another one is last');
      return put(subject, text);
    },
    last: async (subject) => entries.findLast((one) => one.subject === subject),
    end: async () => entries.length,
    follow(take) {
      for (const entry of entries) take(entry);
      followers.push(take);
      return { at: entries.length, caughtUp: async () => undefined, stop: () => undefined };
    },
    beat: async () => undefined,
    beats: () => () => undefined,
    say: () => undefined,
    hear: () => () => undefined,
    close: async () => undefined,
  };
  const said: string[] = [];
  const member = new Member({
    engine,
    id: 'own',
    copy: { setPaused: () => undefined } as unknown as Store,
    log: (line) => said.push(line),
    took: () => undefined,
    lost: (why) => said.push(`lost: ${why}`),
    cutOff: () => undefined,
    changed: () => undefined,
  });
  members.push(member);
  return { member, put, said };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a call that only a newer host knows spoils what it is about, and nothing else', async () => {
  const { member, put, said } = house();
  const newer = (holder: string) => `${JSON.stringify({ by: 'newer', number: 0, holder })}\n[["castSpell",1]]`;
  put(subjectOf('theirs'), newer('newer'));
  expect(said).toEqual([expect.stringMatching(/^a message of theirs: /)]);
  // It is still known whose it is; what can't be read is not taken, though it be handed over.
  expect(member.directory.holders.get('theirs')).toBe('newer');
  put(subjectOf('theirs'), messageToText({ by: 'newer', number: 1, holder: 'own', calls: [] }));
  put(subjectOf('other'), messageToText({ by: 'newer', number: 0, holder: 'own', calls: [['setPaused', 1, true]] }));
  await settle();
  expect(member.holdings).toEqual(['other']);
});

it('what another host writes where this one holds is the end of its life', async () => {
  const { member, put, said } = house();
  put(subjectOf('table'), messageToText({ by: 'newer', number: 0, holder: 'own', calls: [] }));
  await settle();
  expect(member.holdings).toEqual(['table']);
  put(subjectOf('table'), messageToText({ by: 'other', number: 0, holder: 'other', calls: [] }));
  expect(said).toEqual(['lost: table was taken by other']);
});
