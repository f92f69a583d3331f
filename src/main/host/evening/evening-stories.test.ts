/** What is told of an evening: from when on, to whom, of which matches, and of whom not. */
import { describe, expect, it } from 'vitest';
import type { Chapter, EveningChapter } from '#shared/protocol/story.ts';
import type { StoryRequest } from '../bots/worker-messages.ts';
import { allTold, type Guest, meOf, phones, SAME_DEALS, SWISS, watcher, wholeRound } from '../testing/room-clients.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom } from '../testing/wire-client.ts';

const AT = { deal: 0, from: 1, until: 3 };

/** Of each match a move that weighs more than the one before, and of the second a comeback. */
function chooser() {
  const asked: StoryRequest[] = [];
  const storyChooser = {
    async choose(match: StoryRequest): Promise<Chapter[]> {
      const weight = asked.push(match);
      const move: Chapter = { kind: 'move', ...AT, seats: [1], event: 2, cost: 2, better: { type: 'lay' }, weight };
      const comeback: Chapter = { kind: 'comeback', ...AT, seats: [0], behind: 3, after: 0, weight };
      return [move, ...(weight === 2 ? [comeback] : [])].filter(
        ({ seats }) => !seats.some((seat) => match.leftOut.includes(seat)),
      );
    },
  };
  return { asked, storyChooser };
}

async function party(names: readonly string[] = ['Ada', 'Bob', 'Cleo', 'Dora']) {
  const { asked, storyChooser } = chooser();
  const at = testHost({ storyChooser, opensTables: true });
  const guests = await phones(at, ...names);
  await allTold(at);
  return { at, asked, guests, ada: guests[0] as Guest };
}

const storyFor = (guest: Pick<Guest, 'get'>) => guest.get<EveningChapter[]>('evening/story');

/** Who played at that seat of a match, by the room's ids. */
function playerAt(at: TestHost, { place, chapter }: EveningChapter): string | undefined {
  const table = at.store.evening()?.evening.played[(place?.round ?? 0) - 1]?.tables[(place?.table ?? 0) - 1];
  const who = table?.seats[chapter.seats[0] ?? 0];
  return who?.kind === 'person' ? who.player : undefined;
}

describe('the story of an evening', () => {
  it('is told once the evening is over, and nothing is chosen before', async () => {
    const { at, asked, guests, ada } = await party();
    await ada.get('evening/begin', SWISS);
    expect(await storyFor(ada)).toEqual([]);
    await wholeRound(at, ada, guests);
    expect([await storyFor(ada), asked]).toEqual([[], []]);
    await ada.get('evening/end');
    expect(await storyFor(ada)).toHaveLength(2);
  });

  it('is nothing while tables play the same deals, and told with them once the evening is over', async () => {
    const { at, guests, ada } = await party();
    await ada.get('evening/begin', SAME_DEALS);
    await wholeRound(at, ada, guests);
    expect(await storyFor(ada)).toEqual([]);
    await ada.get('evening/end');
    expect(await storyFor(ada)).toHaveLength(2);
  });

  it('has of each kind the best of all matches, with where it was played, by whom, and what everybody saw', async () => {
    const { at, asked, guests, ada } = await party();
    await ada.get('evening/begin', SWISS);
    await wholeRound(at, ada, guests);
    await wholeRound(at, ada, guests);
    await ada.get('evening/end');
    const [move, comeback] = (await storyFor(ada)) as [EveningChapter, EveningChapter];
    expect(asked).toHaveLength(4);
    expect(move).toMatchObject({ chapter: { kind: 'move', weight: 4 }, game: 'race' });
    expect(comeback.chapter).toMatchObject({ kind: 'comeback', weight: 2 });
    for (const { frames, place, seated } of [move, comeback]) {
      expect(frames).toHaveLength(3);
      for (const frame of frames) expect(frame).toMatchObject({ viewer: 'everyone', hand: null });
      const table = at.store.evening()?.evening.played[(place?.round ?? 0) - 1]?.tables[(place?.table ?? 0) - 1];
      expect(seated.map(({ kind }) => kind)).toEqual(table?.seats.map(({ kind }) => kind));
    }
  });

  it('is the same after a restart, out of what is kept', async () => {
    const { at, asked, guests, ada } = await party();
    await ada.get('evening/begin', SWISS);
    await wholeRound(at, ada, guests);
    await ada.get('evening/end');
    const told = await storyFor(ada);
    const again = at.restart();
    again.host.resume();
    const leads = await watcher(again, ada.address, { token: ada.token });
    expect(await storyFor(leads)).toEqual(told);
    expect(asked).toHaveLength(2);
  });

  it('gives a match only to whoever may have its record', async () => {
    const { at, guests, ada } = await party();
    const set = await watcher(at, undefined, { role: 'screen' });
    await ada.get('evening/begin', SWISS);
    await wholeRound(at, ada, guests);
    await ada.get('evening/end');
    const [move] = await storyFor(ada);
    expect(move?.record).toEqual(expect.any(Number));
    expect((await storyFor(set)).map(({ record }) => record)).toEqual([null, null]);
    const other = guests.slice(1).filter((guest) => !move || !playersOf(at, move).includes(meOf(guest)));
    expect(other.length).toBeGreaterThan(0);
    for (const guest of other) expect((await storyFor(guest))[0]?.record).toBeNull();
  });

  it('leaves out whoever wants that, for everybody, also by name', async () => {
    const { at, guests, ada } = await party();
    await ada.get('evening/begin', SWISS);
    await wholeRound(at, ada, guests);
    await ada.get('evening/end');
    const [move] = await storyFor(ada);
    expect(move?.chapter).toMatchObject({ kind: 'move', weight: 2 });
    const teller = guests.find((guest) => move && meOf(guest) === playerAt(at, move));
    await teller?.get('session/leaveOut', { out: true });
    expect((await storyFor(ada))[0]?.chapter).toMatchObject({ kind: 'move', weight: 1 });
    const told = await Promise.all(guests.map(storyFor));
    const names = told.flat().flatMap(({ seated }) => seated.flatMap((who) => (who.kind === 'person' ? who.name : [])));
    expect(names).not.toContain(at.host.room.state.people.find(({ id }) => id === meOf(teller as Guest))?.name);
    expect(names.length).toBeGreaterThan(0);
  });

  it('is for who is in the room alone', async () => {
    const { at, ada } = await party();
    await ada.get('evening/begin', SWISS);
    const eve = await callFrom(at, '192.168.1.66');
    expect(await eve.reason('evening/story')).toBe('not-in-room');
  });

  it('tells of bots only where people did nothing of the kind', async () => {
    const { at, guests, ada } = await party(['Ada', 'Bob', 'Cleo']);
    await ada.get('evening/begin', { ...SWISS, form: { form: 'movement', remainder: 'bots' } });
    await wholeRound(at, ada, guests);
    await ada.get('evening/end');
    for (const { chapter, seated } of (await storyFor(ada)).filter((one) => one.chapter.kind === 'move')) {
      expect(chapter.seats.map((seat) => seated[seat]?.kind)).toContain('person');
    }
  });
});

function playersOf(at: TestHost, { place }: EveningChapter): string[] {
  const table = at.store.evening()?.evening.played[(place?.round ?? 0) - 1]?.tables[(place?.table ?? 0) - 1];
  return (table?.seats ?? []).flatMap((who) => (who.kind === 'person' ? who.player : []));
}
