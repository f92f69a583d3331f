import { describe, expect, it } from 'vitest';
import type { Refusal } from '#shared/engine/refusal.ts';
import { notice } from '#shared/protocol/notice.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { Caller } from '../connections/callers.ts';
import { openStreamQueue } from '../connections/stream-queue.ts';
import { latest, openTableStream, person, playDeal, scoredTable, startedTable } from '../testing/table-people.ts';
import { openTable, PACE_MS, SCORE_PAUSE_MS, testHost } from '../testing/test-host.ts';
import type { Table } from './table.ts';

const reason = (refused: Refusal | undefined) => refused?.reason;

describe('the lobby', () => {
  it('seats people and bots, and starts when all seats are taken', () => {
    const at = testHost();
    const ada = person(at);
    const table = openTable(at, ada);
    expect(reason(table.start())).toBe('seats-empty');
    expect(table.sit(ada, 0, 'Ada')).toBeUndefined();
    expect(table.seatBot(1, 'random')).toBeUndefined();
    expect(table.view(ada)).toMatchObject({
      stage: 'lobby',
      mine: [0],
      host: true,
      seats: [
        { kind: 'person', name: 'Ada', here: false },
        { kind: 'bot', level: 'random' },
      ],
    });
    expect(table.start()).toBeUndefined();
    expect(table.stage).toBe('playing');
  });

  it('keeps which gamepad of its window holds a seat, when it is moved and over a restart', () => {
    const at = testHost();
    const ada = person(at);
    const table = openTable(at, ada);
    table.sit(ada, 0, 'Ada');
    table.sit(ada, 1, 'Gamepad 2', 1);
    const pads = (seen: Table) => seen.view(ada).seats.map((who) => (who.kind === 'person' ? who.pad : null));
    expect(pads(table)).toEqual([undefined, 1]);
    table.swapSeats(0, 1);
    expect(pads(table)).toEqual([1, undefined]);
    const again = at.restart();
    again.host.resume();
    expect(pads(again.host.table(table.id) as Table)).toEqual([1, undefined]);
  });

  it('gives a bot’s seat to a person, but not the seat of one who has played', () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const table = openTable(at, ada);
    table.seatBot(0, 'random');
    table.seatBot(1, 'random');
    expect(table.sit(bob, 1, 'Bob')).toBeUndefined();
    expect(table.view(bob)).toMatchObject({ mine: [1], seats: [{ kind: 'bot' }, { kind: 'person', name: 'Bob' }] });
    expect(reason(table.sit(ada, 1, 'Ada'))).toBe('seat-taken');
  });

  it('says why not', () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const table = openTable(at, ada);
    table.sit(ada, 0, 'Ada');
    expect(reason(table.sit(bob, 0, 'Bob'))).toBe('seat-taken');
    expect(reason(table.sit(bob, 2, 'Bob'))).toBe('no-such-seat');
    expect(reason(table.stand(bob, 0))).toBe('not-your-seat');
    expect(reason(table.seatBot(0, 'random'))).toBe('seat-taken');
    expect(reason(table.seatBot(1, 'expert'))).toBe('no-such-level');
    expect(reason(table.clearSeat(0))).toBe('no-bot-there');
    expect(reason(table.setSeats(4))).toBe('bad-seats');
    expect(reason(table.setOptions({ photoFinish: 'sometimes' }))).toBe('bad-option');
    expect(reason(table.backToLobby())).toBe('match-not-over');
    expect(reason(table.moves.endScorePause(bob))).toBe('not-your-seat');
  });

  it('calls nobody what can’t be shown, nor two people the same', () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const table = openTable(at, ada);
    expect(reason(table.sit(ada, 0, ' '))).toBe('name-empty');
    expect(reason(table.sit(ada, 0, 'A\u202eda'))).toBe('name-strange');
    expect(reason(table.sit(ada, 0, 'x'.repeat(21)))).toBe('name-long');
    expect(table.sit(ada, 0, ' Ada ')).toBeUndefined();
    expect(table.sit(bob, 1, 'ada')).toMatchObject({ reason: 'name-taken', params: { name: 'ada', free: 'ada 2' } });
    expect(table.sit(bob, 1, '👩‍👩‍👧')).toBeUndefined();
    expect(table.view(ada).seats).toMatchObject([{ name: 'Ada' }, { name: '👩‍👩‍👧' }]);
  });

  it('is called as its host says, but not as another table', () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const [table, other] = [openTable(at, ada), openTable(at, bob)];
    expect(table.rename('  Friday ')).toBeUndefined();
    expect(table.view(ada).name).toBe('Friday');
    expect(table.summary(bob).name).toBe('Friday');
    expect(reason(table.rename(' '))).toBe('table-name-empty');
    expect(reason(table.rename('Fri\u202eday'))).toBe('name-strange');
    expect(reason(table.rename('x'.repeat(49)))).toBe('table-name-long');
    expect(other.rename('friday')).toMatchObject({
      reason: 'table-name-taken',
      params: { name: 'friday', free: 'friday 2' },
    });
    expect(table.rename('friday')).toBeUndefined();
    // What it is called by its maker's name is only for a table without one.
    table.sit(ada, 0, 'Ada');
    expect(table.view(ada).name).toBe('friday');
    expect(table.rename('x'.repeat(48))).toBeUndefined();
  });

  it('may be called as a table that its host does not see', () => {
    const at = testHost();
    const far = at.host.greet(new Caller('192.168.7.9'), undefined).session;
    at.host.sessions.persist(far);
    at.host.knownDevices.letOpen(far, true);
    const [hidden, table] = [openTable(at, person(at)), openTable(at, far)];
    expect(hidden.rename('Friday')).toBeUndefined();
    expect(table.rename('Friday')).toBeUndefined();
    expect(hidden.rename('Friday')).toMatchObject({ reason: 'table-name-taken' });
  });

  it('changes a name where its person sits, and seats who moves under the same one', () => {
    const at = testHost();
    const [ada, bob] = [person(at), person(at)];
    const table = openTable(at, ada);
    table.setSeats(3);
    table.sit(ada, 0, 'Ada');
    table.sit(bob, 1, 'Bob');
    expect(table.sit(ada, 0, 'Ada L.')).toBeUndefined();
    expect(reason(table.sit(ada, 0, 'Bob'))).toBe('name-taken');
    expect(table.sit(ada, 2, 'Ada L.')).toBeUndefined();
    expect(table.view(ada)).toMatchObject({ mine: [0, 2], seats: [{ name: 'Ada L.' }, { name: 'Bob' }, {}] });
  });

  it('gives a bot another name where a person has come with it', () => {
    const at = testHost();
    const ada = person(at);
    const table = openTable(at, ada);
    table.seatBot(1, 'random');
    const [, bot] = table.view(ada).seats;
    const name = bot?.kind === 'bot' ? bot.name : '';
    expect(table.sit(ada, 0, name)).toBeUndefined();
    const [me, other] = table.view(ada).seats;
    expect(me).toMatchObject({ kind: 'person', name });
    expect(other).toMatchObject({ kind: 'bot' });
    expect(other).not.toMatchObject({ name });
  });

  it('changes seats and options, and no person loses a seat by it', () => {
    const at = testHost();
    const ada = person(at);
    const table = openTable(at, ada);
    expect(table.setSeats(3)).toBeUndefined();
    expect(table.setOptions({ photoFinish: 'lowest-first' })).toBeUndefined();
    table.sit(ada, 2, 'Ada');
    expect(reason(table.setSeats(2))).toBe('seat-taken');
    expect(table.stand(ada, 2)).toBeUndefined();
    expect(table.setSeats(2)).toBeUndefined();
    expect(table.view(ada)).toMatchObject({ options: { photoFinish: 'lowest-first' }, seats: [{}, {}] });
  });

  it('does not change while a match is played', () => {
    const at = testHost();
    const { table, ada } = startedTable(at);
    expect(reason(table.sit(ada, 1, 'Ada'))).toBe('match-running');
    expect(reason(table.seatBot(1, 'random'))).toBe('not-in-lobby');
    expect(reason(table.clearSeat(1))).toBe('not-in-lobby');
    expect(reason(table.setOptions({}))).toBe('not-in-lobby');
    expect(reason(table.setSeats(3))).toBe('not-in-lobby');
    expect(reason(table.start())).toBe('not-in-lobby');
  });
});

describe('a match at the table', () => {
  it('takes moves from who holds the seat alone, on the match of now', async () => {
    const { table, ada, bob } = startedTable(testHost());
    const { match, version, moves } = await latest(table, ada, 0);
    expect(reason(await table.moves.move(bob, 0, { match, version }, moves[0]))).toBe('not-your-seat');
    expect(reason(await table.moves.move(ada, 0, { match: match + 1, version }, moves[0]))).toBe('stale');
    expect(reason(table.streams.openPlay(bob, 0, undefined, openStreamQueue<PlayUpdate>()))).toBe('not-your-seat');
    expect(await table.moves.move(ada, 0, { match, version }, moves[0])).toBeUndefined();
  });

  it('waits for who stands up, and keeps the seat', () => {
    const { table, bob } = startedTable(testHost());
    expect(table.stand(bob, 1)).toBeUndefined();
    expect(table.view(bob)).toMatchObject({ mine: [1], stage: 'playing' });
  });

  it('pauses for the score until all who are here want to go on', async () => {
    const { table, ada, bob, leave } = await scoredTable(testHost());
    expect(table.view(ada).scorePause).toEqual([0, 1]);
    table.moves.endScorePause(ada);
    expect(table.view(ada).scorePause).toEqual([1]);
    leave[1]?.();
    expect(table.view(ada).scorePause).toBe(null);
    expect((await latest(table, bob, 1)).moves).toHaveLength(3);
  });

  it('pauses for the score no longer than it should', async () => {
    const at = testHost();
    const { table, ada } = await scoredTable(at);
    await at.clock.pass(SCORE_PAUSE_MS - 1);
    expect(table.view(ada).scorePause).toEqual([0, 1]);
    await at.clock.pass(1);
    expect(table.view(ada).scorePause).toBe(null);
  });

  it('does not go on while nobody is there to look', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE_MS - 1);
    expect(table.view(ada).scorePause).toEqual([]);
  });

  it('is played by bots at their pace, score pauses and all', async () => {
    const at = testHost();
    const ada = person(at);
    const table = openTable(at, ada);
    table.seatBot(0, 'random');
    table.seatBot(1, 'random');
    table.start();
    await at.clock.pass(PACE_MS - 1);
    expect(at.store.events(1)).toHaveLength(1);
    await at.clock.pass(30 * PACE_MS);
    expect(table.stage).toBe('over');
    expect(at.clock.waiting).toBe(0);
    expect(reason(table.sit(ada, 0, 'Ada'))).toBe('seat-taken');
  });

  it('is over with a result, can be looked at, and another one follows', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    expect(table.record(ada)).toMatchObject({ refusal: { reason: 'match-not-over' } });
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE_MS);
    await playDeal(table, [ada, bob]);
    expect(table.stage).toBe('over');
    expect(table.record(ada)).toMatchObject({ record: { game: 'race', result: { scores: expect.any(Array) } } });
    expect((await latest(table, ada, 0)).observation).toMatchObject({ result: {} });
    expect(table.backToLobby()).toBeUndefined();
    expect(table.view(ada)).toMatchObject({ stage: 'lobby', match: 1, seats: [{ name: 'Ada' }, { name: 'Bob' }] });
    expect(table.record(ada)).toMatchObject({ record: {} });
    table.start();
    expect((await latest(table, ada, 0)).match).toBe(1);
  });

  it('shows a stream every match of the table', async () => {
    const { table, ada, bob } = startedTable(testHost());
    const stream = openStreamQueue<PlayUpdate>();
    table.streams.openPlay(ada, 'everyone', undefined, stream);
    await playDeal(table, [ada, bob]);
    const seen: number[] = [];
    for await (const { match, version } of stream.read()) {
      expect(match).toBe(0);
      seen.push(version);
      if (seen.length === 7) break;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('sends what was missed since, in order', async () => {
    const { table, ada, bob } = startedTable(testHost());
    await playDeal(table, [ada, bob]);
    const stream = openStreamQueue<PlayUpdate>();
    table.streams.openPlay(ada, 0, { match: 0, version: 4 }, stream);
    stream.end();
    const versions: number[] = [];
    for await (const { version } of stream.read()) versions.push(version);
    expect(versions).toEqual([5, 6, 7]);
  });
});

describe('who is there', () => {
  it('counts people who have the table open, and spectators', () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    const eve = person(at);
    table.guests.enter(eve);
    openTableStream(table, ada);
    const leave = [openTableStream(table, eve), openTableStream(table, eve)];
    expect(table.view(bob)).toMatchObject({ spectators: 1, seats: [{ here: true }, { here: false }] });
    leave[0]?.();
    expect(table.view(bob).spectators).toBe(1);
    leave[1]?.();
    expect(table.view(bob).spectators).toBe(0);
  });

  it('ends the streams of a seat that is given up', async () => {
    const at = testHost();
    const ada = person(at);
    const table = openTable(at, ada);
    table.sit(ada, 0, 'Ada');
    const stream = openStreamQueue<PlayUpdate>();
    table.streams.openPlay(ada, 0, undefined, stream);
    table.stand(ada, 0);
    expect(await stream.read().next()).toEqual({ done: true, value: { rule: 'host', reason: 'not-your-seat' } });
  });
});

describe('the store', () => {
  it('has time for itself when a deal was scored and at the end, once everybody was told, and never during one', async () => {
    const at = testHost();
    const { table, ada, bob } = startedTable(at);
    let settled = 0;
    at.store.checkpoint = () => settled++;
    for (const deal of [1, 2]) {
      await playDeal(table, [ada, bob]);
      expect(settled).toBe(deal - 1);
      await at.clock.pass(1000);
      expect(settled).toBe(deal);
      await at.clock.pass(SCORE_PAUSE_MS);
    }
    expect(table.stage).toBe('over');
    expect(settled).toBe(2);
  });
});

describe('after the host has ended', () => {
  it('everything is there again, and the match goes on', async () => {
    const before = testHost();
    const { table, ada, bob } = startedTable(before);
    const { match, version, moves } = await latest(table, ada, 0);
    await table.moves.move(ada, 0, { match, version }, moves[0]);
    // Nobody has a line to the host that has just started: it tells nobody here, and so no code to who is at home.
    const views = [table.view(ada), { ...table.view(bob), code: null }];
    const sight = await latest(table, bob, 1);

    const after = before.restart();
    expect(after.host.resume()).toEqual([]);
    const again = after.host.table(table.id) as Table;
    expect([again.view(ada), again.view(bob)]).toEqual(views);
    expect(await latest(again, bob, 1)).toEqual(sight);
    await playDeal(again, [ada, bob]);
    expect(again.view(ada).scorePause).toEqual([]);
  });

  it('a match that is over still lies on its table', async () => {
    const before = testHost();
    const { table, ada, bob } = startedTable(before);
    for (const _deal of [1, 2]) {
      await playDeal(table, [ada, bob]);
      await before.clock.pass(SCORE_PAUSE_MS);
    }
    const after = before.restart();
    after.host.resume();
    const again = after.host.table(table.id) as Table;
    expect(again.stage).toBe('over');
    expect((await latest(again, ada, 0)).observation).toMatchObject({ result: {} });
    expect(again.backToLobby()).toBeUndefined();
    expect(again.view(ada).match).toBe(1);
  });

  it('a table whose events break the rules is left aside, and said', async () => {
    const before = testHost();
    const { table } = startedTable(before);
    before.store.append(1, 1, { by: 0, type: 'lay', number: 99 } as never);
    const after = before.restart();
    expect(after.host.resume()).toEqual([notice('table.broken', { game: expect.any(String) })]);
    expect(after.host.table(table.id)).toBeUndefined();
    expect(after.log).toEqual([expect.stringContaining('event 1 breaks RACE-1')]);
    expect(after.store.events(1)).toHaveLength(2);
  });
});
