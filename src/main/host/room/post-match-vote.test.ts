import { describe, expect, it } from 'vitest';
import type { AfterMatchChoice } from '#shared/protocol/room.ts';
import type { Chapter } from '#shared/protocol/story.ts';
import { back, type Guest, phone, phones, playOut, seen, tableOf, watcher } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { voteResult } from './post-match-vote.ts';

const TIME = 30_000;
const SOON = 3000;

/** A match of two or three that is over; a television shows it. */
async function played(...names: string[]) {
  return playedOn(testHost({ opensTables: true }), ...names);
}

async function playedOn(at: TestHost, ...names: string[]) {
  const television = await watcher(at, undefined, { role: 'screen' });
  const people = await phones(at, ...names);
  await people[0]?.get('room/play', { game: 'race', seats: Math.max(2, names.length), deal: true });
  await playOut(at, people);
  expect(at.host.room.state.table?.stage).toBe('over');
  return { at, television, people: people as [Guest, Guest, ...Guest[]] };
}

const choose = (guest: Guest, choice: AfterMatchChoice) => guest.get('room/choose', { choice });
const stage = (at: TestHost) => at.host.room.state.table?.stage;
/** Who sits there: people by name, bots as such. */
const seats = ({ room }: Guest) => room().table?.seats.map((who) => (who.kind === 'person' ? who.name : who.kind));

describe('what most want', () => {
  it.each<[readonly AfterMatchChoice[], AfterMatchChoice]>([
    [[], 'out'],
    [['out', 'out'], 'out'],
    [['again'], 'again'],
    [['again', 'out', 'out'], 'again'],
    [['another'], 'another'],
    [['another', 'out', 'out'], 'another'],
    [['again', 'another'], 'again'],
    [['again', 'another', 'another'], 'another'],
    [['again', 'again', 'another', 'another'], 'again'],
  ])('%j leads to %s', (choices, expected) => {
    expect(voteResult(choices)).toBe(expected);
  });
});

describe('the story that a screen tells after a match', () => {
  const COMEBACK: Chapter = {
    kind: 'comeback',
    deal: 0,
    from: 1,
    until: 3,
    weight: 1,
    seats: [0],
    behind: 3,
    after: 0,
  };
  const told = async (...names: string[]) => {
    const storyChooser = { choose: async () => [COMEBACK] };
    const all = await playedOn(testHost({ opensTables: true, storyChooser }), ...names);
    const story = { table: all.television.room().table?.id, match: 0 };
    return { ...all, story };
  };

  it('is not cut short by whoever says nothing', async () => {
    const { at, television, people, story } = await told('Ada', 'Bob');
    const [ada] = people;
    await choose(ada, 'again');
    await at.clock.pass(10_000);
    expect(await television.get('play/story', story)).toHaveLength(1);
    await at.clock.pass(29_000);
    expect(stage(at)).toBe('over');
    await at.clock.pass(1000);
    expect(stage(at)).toBe('playing');
  });

  it('steps back once all have said what they want, before it or after', async () => {
    const { at, television, people, story } = await told('Ada', 'Bob');
    const [ada, bob] = people;
    await choose(ada, 'again');
    await television.get('play/story', story);
    await choose(bob, 'again');
    await at.clock.pass(SOON - 1);
    await television.get('play/story', story);
    await at.clock.pass(1);
    expect(stage(at)).toBe('playing');
  });

  it('holds up nobody where it is a phone that asks, nor a second time where screens ask again', async () => {
    const { at, television, people, story } = await told('Ada', 'Bob');
    const [ada] = people;
    await choose(ada, 'again');
    await ada.get('play/story', story);
    await at.clock.pass(10_000);
    const left = television.room().after?.seconds;
    await television.get('play/story', story);
    expect(left).toBeLessThanOrEqual(30);
    await at.clock.pass(20_000);
    await television.get('play/story', story);
    const other = await watcher(at, undefined, { role: 'screen' });
    await other.get('play/story', story);
    await at.clock.pass(10_000);
    expect(stage(at)).toBe('playing');
  });
});

describe('after a match', () => {
  it('has 30 s, and 3 s once all who are here have said; a choice may be changed', async () => {
    const { at, television, people } = await played('Ada', 'Bob');
    const [ada, bob] = people;
    expect(television.room().after?.leads).toBe('out');
    await choose(ada, 'out');
    await choose(ada, 'again');
    expect(television.room().after).toMatchObject({ leads: 'again' });
    expect(television.room().after?.seconds).toBeGreaterThan(3);
    await choose(bob, 'another');
    expect(television.room().after).toEqual({ seconds: 3, leads: 'again' });
    await at.clock.pass(SOON - 1);
    expect(stage(at)).toBe('over');
    await at.clock.pass(1);
    expect(stage(at)).toBe('playing');
    expect(television.room()).toMatchObject({ after: null });
    expect(television.room().people.map(({ choice }) => choice)).toEqual([null, null]);
    expect(seats(television)).toEqual(['Ada', 'Bob']);
  });

  it('waits no longer than 30 s for who says nothing, and who is here stays', async () => {
    const { at, television, people } = await played('Ada', 'Bob');
    await choose(people[0], 'again');
    await at.clock.pass(TIME);
    expect([stage(at), seats(television)]).toEqual(['playing', ['Ada', 'Bob']]);
  });

  it('does nothing by itself where nobody says anything, until somebody does', async () => {
    const { at, television, people } = await played('Ada', 'Bob');
    await at.clock.pass(10 * TIME);
    expect(stage(at)).toBe('over');
    expect(television.room().after).toBe(null);
    await choose(people[0], 'again');
    expect(television.room().after?.leads).toBe('again');
    await at.clock.pass(TIME);
    expect(stage(at)).toBe('playing');
  });

  it('does nothing by itself where nobody is here, whatever they said', async () => {
    const { at, people } = await played('Ada', 'Bob');
    await choose(people[0], 'again');
    for (const one of people) one.connection.closed();
    await at.clock.pass(10 * TIME);
    expect(stage(at)).toBe('over');
  });

  it('plays at no table where more want another game, and the captain chooses', async () => {
    const { at, television, people } = await played('Ada', 'Bob', 'Cleo');
    const [ada, bob, cleo] = people;
    await choose(ada, 'again');
    await choose(bob, 'another');
    if (cleo) await choose(cleo, 'another');
    await at.clock.pass(SOON);
    expect([television.room().table, television.room().after]).toEqual([null, null]);
    await ada.get('room/play', { game: 'race' });
    expect(seats(television)).toEqual(['Ada', 'Bob', 'Cleo']);
  });

  it('who wants out or is away without a word leaves, and bots take what is left', async () => {
    const { at, television, people } = await played('Ada', 'Bob', 'Cleo');
    const [ada, bob, cleo] = people;
    await choose(ada, 'again');
    await choose(bob, 'out');
    cleo?.connection.closed();
    await at.clock.pass(SOON);
    expect([stage(at), seats(television)]).toEqual(['playing', ['Ada', 'bot', 'bot']]);
    expect(seen(television, 'Bob')).toMatchObject({ seat: null, waits: null, here: true });
  });

  it('who is away and wants to play on stays', async () => {
    const { at, television, people } = await played('Ada', 'Bob');
    const [ada, bob] = people;
    await choose(bob, 'again');
    bob.connection.closed();
    await choose(ada, 'again');
    await at.clock.pass(SOON);
    expect([stage(at), seats(television)]).toEqual(['playing', ['Ada', 'Bob']]);
  });

  it('the queue takes the seats of who leaves, then bots’, in its order; who is away stays in it', async () => {
    const { at, television, people } = await played('Ada', 'Bob');
    const [ada, bob] = people;
    const [cleo, dora, emil] = [
      await phone(at, 'Cleo', '192.168.1.40'),
      await phone(at, 'Dora', '192.168.1.41'),
      await phone(at, 'Emil', '192.168.1.42'),
    ];
    for (const one of [cleo, dora, emil]) await one.get('room/sit');
    expect(['Cleo', 'Dora', 'Emil'].map((name) => seen(television, name).waits)).toEqual([1, 2, 3]);
    cleo.connection.closed();
    await choose(ada, 'again');
    await choose(bob, 'out');
    await at.clock.pass(SOON);
    expect(seats(television)).toEqual(['Ada', 'Dora']);
    expect(['Cleo', 'Dora', 'Emil'].map((name) => seen(television, name).waits)).toEqual([1, null, 2]);
  });

  it('may be hurried by who leads, and by nobody else', async () => {
    const { at, people } = await played('Ada', 'Bob');
    const [ada, bob] = people;
    await choose(bob, 'again');
    expect(await bob.reason('room/hurry')).toBe('not-captain');
    expect(await ada.reason('room/hurry')).toBeUndefined();
    expect(stage(at)).toBe('playing');
    expect(await ada.reason('room/hurry')).toBe('match-not-over');
  });

  it('is for who has played alone, each for themselves', async () => {
    const { at, people } = await played('Ada', 'Bob');
    const eve = await phone(at, 'Eve', '192.168.1.66');
    expect(await eve.reason('room/choose', { choice: 'again' })).toBe('did-not-play');
    expect(seen(people[0], 'Eve').choice).toBe(null);
    expect(people[0].room().after?.leads).toBe('out');
    const television = await watcher(at, undefined, { role: 'screen' });
    expect(await television.reason('room/choose', { choice: 'again' })).toBe('only-a-screen');
  });

  it('counts nothing once the captain has gone on, by another game or the same table', async () => {
    const { at, people } = await played('Ada', 'Bob');
    const [ada, bob] = people;
    await choose(bob, 'again');
    await ada.get('table/again', { table: (await tableOf(ada)).id });
    expect(ada.room()).toMatchObject({ after: null, table: { stage: 'lobby' } });
    await at.clock.pass(2 * TIME);
    expect(stage(at)).toBe('lobby');
    expect(await bob.reason('room/choose', { choice: 'again' })).toBe('match-not-over');
  });

  it('begins anew after a restart, with nothing said', async () => {
    const before = await played('Ada', 'Bob');
    await choose(before.people[0], 'again');
    const at = before.at.restart();
    at.host.resume();
    const [ada, bob] = [await back(at, before.people[0]), await back(at, before.people[1])];
    expect(ada.room().after).toEqual({ seconds: 30, leads: 'out' });
    for (const one of [ada, bob]) await choose(one, 'again');
    await at.clock.pass(SOON);
    expect(stage(at)).toBe('playing');
    expect(await bob.reason('play/watch', { table: (await tableOf(bob)).id, viewer: 1 })).toBeUndefined();
  });

  it('standing up in the match means leaving at its end; sitting down again takes that back', async () => {
    const at = testHost({ opensTables: true });
    const people = await phones(at, 'Ada', 'Bob');
    const [ada, bob] = people as [Guest, Guest];
    await ada.get('room/play', { game: 'race', seats: 2, deal: true });
    await bob.get('room/rise');
    expect(seen(ada, 'Bob').seat).toBe(1);
    await playOut(at, people);
    await choose(ada, 'again');
    await at.clock.pass(TIME);
    expect(seats(ada)).toEqual(['Ada', 'bot']);
    await playOut(at, people);
    await bob.get('room/sit');
    await choose(ada, 'again');
    await at.clock.pass(SOON);
    expect(seats(ada)).toEqual(['Ada', 'Bob']);
  });
});
