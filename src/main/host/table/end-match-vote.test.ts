/** A match that is ended before it is over: who may, who is asked, and what is left of it. */
import { describe, expect, it } from 'vitest';
import { replay } from '#shared/engine/replay.ts';
import type { MatchListEntry } from '#shared/protocol/match-history.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { race } from '../testing/race-game.ts';
import { back, type Guest, layAll, meOf, phone, phones, tableOf, watcher } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';

/** People at the room's table in the middle of a match, each with the table open. */
async function playing(names: readonly string[], seats = names.length) {
  const at = testHost({ opensTables: true });
  const guests = await phones(at, ...names);
  const [ada] = guests as [Guest, ...Guest[]];
  const { table } = await ada.get<{ table: string }>('room/play', { game: 'race', seats, deal: true });
  const views: (() => TableView[])[] = [];
  for (const guest of guests) views.push(await guest.follow<TableView>('table/watch', { table }));
  const view = (k: number): TableView => views[k]?.().at(-1) as TableView;
  return { at, guests, ada, table, view };
}

async function recordsOf(guest: Guest): Promise<MatchListEntry[]> {
  return guest.get<MatchListEntry[]>('records/list', {});
}

const settle = (at: TestHost) => at.clock.pass(1000);

describe('who leads ends a match', () => {
  it('at once where only bots play besides, and the record says that it was broken off', async () => {
    const { at, ada, table, view } = await playing(['Ada'], 3);
    await layAll([ada]);
    expect(await ada.get('table/breakOff', { table })).toEqual({ over: true });
    await settle(at);
    expect([view(0).stage, view(0).brokenOff, view(0).match]).toEqual(['lobby', { by: 'Ada' }, 1]);
    expect(view(0).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    const [line] = await recordsOf(ada);
    expect(line).toMatchObject({ brokenOff: true, winners: [] });
    const record = await ada.get<object>('records/get', { id: line?.id });
    expect(record).toMatchObject({ brokenOff: true });
    expect('result' in record).toBe(false);
    const read = replay(record, () => race.rules);
    expect('match' in read && [read.brokenOff, read.match.events.length > 1]).toEqual([true, true]);
    // It counts nowhere: the house's book has no line of it.
    expect(at.host.statistics.lines().lines).toEqual([]);
    expect(await ada.reason('table/start', { table })).toBeUndefined();
    await settle(at);
    expect(view(0).brokenOff).toBeNull();
  });

  it('for another game: the room is at none, and is told who ended what', async () => {
    const { at, ada, table } = await playing(['Ada'], 2);
    await ada.get('table/breakOff', { table, another: true });
    await settle(at);
    expect([ada.room().table, ada.room().ended]).toEqual([null, { by: 'Ada', game: 'race' }]);
    await ada.get('room/play', { game: 'race' });
    await settle(at);
    expect(ada.room().ended).toBeNull();
  });

  it('asks who else plays: nobody objects, and it ends when the time is up', async () => {
    const { at, ada, table, view } = await playing(['Ada', 'Bob', 'Cleo']);
    expect(await ada.get('table/breakOff', { table })).toEqual({ over: false });
    await settle(at);
    expect(view(0).ending).toMatchObject({ by: 'Ada', mine: true, mayAnswer: false, yes: 1, no: 0 });
    expect(view(1).ending).toMatchObject({ by: 'Ada', mine: false, mayAnswer: true, answer: null });
    expect(await ada.reason('table/breakOff', { table })).toBe('ending-asked');
    await at.clock.pass(18_000);
    expect(view(0).stage).toBe('playing');
    await at.clock.pass(2000);
    await settle(at);
    expect(view(1)).toMatchObject({ stage: 'lobby', brokenOff: { by: 'Ada' }, ending: null });
  });

  it('ends as soon as most say so, and goes on as soon as half object', async () => {
    const { at, guests, ada, table, view } = await playing(['Ada', 'Bob', 'Cleo']);
    const [, bob, cleo] = guests as [Guest, Guest, Guest];
    await ada.get('table/breakOff', { table });
    await settle(at);
    const first = view(1).ending?.id;
    await bob.get('table/answerEnding', { table, ending: first, yes: false });
    await settle(at);
    expect(view(1).ending).toMatchObject({ answer: false, yes: 1, no: 1 });
    await cleo.get('table/answerEnding', { table, ending: first, yes: false });
    await settle(at);
    expect([view(0).stage, view(0).ending]).toEqual(['playing', null]);
    expect(await ada.reason('table/breakOff', { table })).toBe('ending-refused');
    await at.clock.pass(60_000);
    await ada.get('table/breakOff', { table });
    await settle(at);
    await bob.get('table/answerEnding', { table, ending: view(1).ending?.id, yes: true });
    await settle(at);
    expect(view(2).stage).toBe('lobby');
  });

  it('in a duel who does not want it to end plays on', async () => {
    const { at, guests, ada, table, view } = await playing(['Ada', 'Bob']);
    const [, bob] = guests as [Guest, Guest];
    await ada.get('table/breakOff', { table });
    await settle(at);
    await bob.get('table/answerEnding', { table, ending: view(1).ending?.id, yes: false });
    await settle(at);
    expect([view(0).stage, view(0).ending]).toEqual(['playing', null]);
  });

  it('does not ask who is away, and takes the question back', async () => {
    const { at, guests, ada, table, view } = await playing(['Ada', 'Bob']);
    const [, bob] = guests as [Guest, Guest];
    await ada.get('table/breakOff', { table });
    await ada.get('table/playOn', { table });
    await settle(at);
    expect([view(0).stage, view(0).ending]).toEqual(['playing', null]);
    bob.connection.closed();
    await settle(at);
    expect(await ada.get('table/breakOff', { table })).toEqual({ over: true });
  });

  it('is not undone by the host’s death once it was acknowledged', async () => {
    const { at, ada, table } = await playing(['Ada'], 2);
    await layAll([ada]);
    await ada.get('table/breakOff', { table });
    const after = at.restart();
    after.host.resume();
    const again = await back(after, ada);
    expect((await tableOf(again)).stage).toBe('lobby');
    expect(await recordsOf(again)).toMatchObject([{ brokenOff: true }]);
  });

  it('who was to have a bot’s seat has it in the lobby', async () => {
    const { at, ada, table, view } = await playing(['Ada'], 2);
    const bob = await phone(at, 'Bob', '192.168.1.90');
    await bob.get('room/sit', {});
    await ada.get('table/breakOff', { table });
    await settle(at);
    expect(view(0).seats.map((who) => who.kind === 'person' && who.name)).toEqual(['Ada', 'Bob']);
  });
});

describe('who does not lead', () => {
  it('ends no match, answers for nobody, and is told why', async () => {
    const { at, guests, ada, table, view } = await playing(['Ada', 'Bob']);
    const [, bob] = guests as [Guest, Guest];
    const eve = await phone(at, 'Eve', '192.168.1.66');
    const screen = await watcher(at, undefined, { role: 'screen' });
    for (const guest of [bob, eve]) {
      expect(await guest.reason('table/breakOff', { table })).toBe('not-the-host');
      expect(await guest.reason('table/breakOff', { table, another: true })).toBe('not-the-host');
      expect(await guest.reason('table/playOn', { table })).toBe('not-the-host');
      expect(await guest.reason('room/setAside', {})).toBe('not-captain');
      expect(await guest.reason('room/takeUp', { table })).toBe('not-captain');
    }
    expect(await screen.reason('table/breakOff', { table })).toBe('only-a-screen');
    await ada.get('table/breakOff', { table });
    await settle(at);
    const ending = view(1).ending?.id;
    // Who looks on has no voice, nor has who asks a second one.
    expect(await eve.reason('table/answerEnding', { table, ending, yes: true })).toBe('ending-not-yours');
    expect(await ada.reason('table/answerEnding', { table, ending, yes: true })).toBe('ending-not-yours');
    expect(await screen.reason('table/answerEnding', { table, ending, yes: true })).toBe('only-a-screen');
    expect(await bob.reason('table/answerEnding', { table, ending: 7, yes: true })).toBe('no-such-ending');
    await settle(at);
    expect(view(0)).toMatchObject({ stage: 'playing', ending: { yes: 1, no: 0 } });
    // Who has handed the lead over meanwhile ends nothing any more.
    await ada.get('room/passOn', { person: meOf(bob) });
    await at.clock.pass(30_000);
    expect([view(0).stage, view(0).ending]).toEqual(['playing', null]);
  });
});
