import { describe, expect, it } from 'vitest';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import { openStreamQueue } from '../connections/stream-queue.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { TableChat } from './chat.ts';

const FAY = { id: 'f', name: 'Fay', mark: { colour: 'sea', sign: 'fish' }, device: '192.168.1.9' } as const;

/** Ada sits on seat 0, Bob on seat 1; Fay looks on. */
function setUp() {
  const clock = new FakeClock();
  const seats = [
    { kind: 'person', session: 'ada', name: 'Ada' },
    { kind: 'person', session: 'bob', name: 'Bob' },
  ] as const;
  const table = { kept: { seats, settings: { chat: true } }, isSilent: false };
  const talk = new TableChat(clock, table, (session) =>
    session.startsWith('fay') ? { ...FAY, id: session } : undefined,
  );
  return { talk, clock, table };
}

/** What a stream that begins after `since` is told at once. */
async function heard(talk: TableChat, since?: number): Promise<ChatEntry[]> {
  const stream = openStreamQueue<ChatEntry>();
  talk.watch(since, stream);
  stream.end();
  const lines: ChatEntry[] = [];
  for await (const line of stream.read()) lines.push(line);
  return lines;
}

/** Ada says so many lines, as slowly as she may. */
async function chatter(talk: TableChat, clock: FakeClock, count: number): Promise<void> {
  for (let k = 0; k < count; k++) {
    expect(talk.say('ada', 0, `line ${k}`)).toBeUndefined();
    await clock.pass(1000);
  }
}

describe('talk at a table', () => {
  it('is told in order, with who said it', async () => {
    const { talk } = setUp();
    expect(talk.say('ada', 0, 'Good evening')).toBeUndefined();
    expect(talk.gesture('bob', 1, 'smile')).toBeUndefined();
    expect(await heard(talk)).toEqual([
      { kind: 'said', number: 0, seat: 0, name: 'Ada', text: 'Good evening' },
      { kind: 'gesture', number: 1, seat: 1, name: 'Bob', gesture: 'smile' },
    ]);
  });

  it('comes from who holds the seat alone', async () => {
    const { talk } = setUp();
    expect(talk.say('bob', 0, 'I am Ada')).toMatchObject({ reason: 'not-your-seat' });
    expect(talk.gesture('eve', 1, 'smile')).toMatchObject({ reason: 'not-your-seat' });
    expect(await heard(talk)).toEqual([]);
  });

  it('reaches who listens already', async () => {
    const { talk } = setUp();
    const stream = openStreamQueue<ChatEntry>();
    talk.watch(undefined, stream);
    const first = stream.read().next();
    talk.say('ada', 0, 'Good evening');
    expect((await first).value).toMatchObject({ text: 'Good evening' });
  });

  it('is refused where chat is off or the rules want silence; gestures never are', () => {
    const { talk, table } = setUp();
    table.kept.settings.chat = false;
    expect(talk.say('ada', 0, 'Hello')).toMatchObject({ reason: 'chat-off' });
    expect(talk.gesture('ada', 0, 'shrug')).toBeUndefined();
    table.kept.settings.chat = true;
    table.isSilent = true;
    expect(talk.say('ada', 0, 'Hello')).toMatchObject({ reason: 'silent-now' });
    expect(talk.gesture('ada', 0, 'shrug')).toBeUndefined();
    table.isSilent = false;
    expect(talk.say('ada', 0, 'Hello')).toBeUndefined();
  });

  it('is five lines at once, then one a second, for each seat', async () => {
    const { talk, clock } = setUp();
    for (const k of [1, 2, 3, 4]) expect(talk.say('ada', 0, `${k}`)).toBeUndefined();
    expect(talk.gesture('ada', 0, 'drum')).toBeUndefined();
    expect(talk.gesture('ada', 0, 'drum')).toMatchObject({ reason: 'too-much-talk' });
    expect(talk.say('ada', 0, '6')).toMatchObject({ reason: 'too-much-talk' });
    expect(talk.say('bob', 1, 'Slowly!')).toBeUndefined();
    await clock.pass(1000);
    expect(talk.say('ada', 0, '6')).toBeUndefined();
    expect(talk.say('ada', 0, '7')).toMatchObject({ reason: 'too-much-talk' });
  });

  it('is 15 reactions at once from all who look on with one device, then three a second', async () => {
    const { talk, clock } = setUp();
    const flood = () =>
      Array.from({ length: 30 }, (_, k) => [talk.react(`fay ${k}`, 'smile'), talk.react(`fay ${k}`, 'smile')]).flat();
    expect(flood().filter((refused) => refused === undefined)).toHaveLength(15);
    await clock.pass(1000);
    expect(flood().filter((refused) => refused === undefined)).toHaveLength(3);
    expect(talk.gesture('ada', 0, 'shrug')).toBeUndefined();
  });

  it('shows what somebody who looks on makes of it to who is here, and keeps none of it', async () => {
    const { talk, clock, table } = setUp();
    table.isSilent = true;
    const stream = openStreamQueue<ChatEntry>();
    talk.watch(undefined, stream);
    for (let k = 0; k < 5; k++) expect(talk.react('fay', 'smile')).toBeUndefined();
    expect(talk.react('fay', 'smile')).toMatchObject({ reason: 'too-much-talk' });
    expect(talk.gesture('ada', 0, 'shrug')).toBeUndefined();
    await clock.pass(1000);
    expect(talk.react('fay', 'drum')).toBeUndefined();
    for (const session of ['ada', 'eve'])
      expect(talk.react(session, 'smile')).toMatchObject({ reason: 'not-your-seat' });
    stream.end();
    const told: ChatEntry[] = [];
    for await (const line of stream.read()) told.push(line);
    const { id: _, device: _device, ...fay } = FAY;
    expect(told[0]).toEqual({ kind: 'reaction', number: 0, ...fay, gesture: 'smile' });
    expect(told.map(({ kind }) => kind)).toEqual([...Array(5).fill('reaction'), 'gesture', 'reaction']);
    expect(await heard(talk)).toMatchObject([{ kind: 'gesture', number: 5 }]);
  });

  it('has its last fifty lines for who comes later, or those that were missed', async () => {
    const { talk, clock } = setUp();
    await chatter(talk, clock, 60);
    const numbers = async (since?: number) => (await heard(talk, since)).map(({ number }) => number);
    expect(await numbers()).toEqual(Array.from({ length: 50 }, (_, k) => k + 10));
    expect(await numbers(56)).toEqual([57, 58, 59]);
    expect(await numbers(59)).toEqual([]);
  });

  it('is told whole to who counts from before the host started again', async () => {
    const { talk, clock } = setUp();
    await chatter(talk, clock, 2);
    expect(await heard(talk, 40)).toHaveLength(2);
  });
});
