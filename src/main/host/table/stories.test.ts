/** What is told of a finished match: to whom, from when on, and of whom not. */
import { describe, expect, it } from 'vitest';
import type { Chapter } from '#shared/protocol/story.ts';
import type { StoryRequest } from '../bots/worker-messages.ts';
import { playDeal, startedTable } from '../testing/table-people.ts';
import { SCORE_PAUSE_MS, type TestHost, testHost } from '../testing/test-host.ts';
import { callFrom } from '../testing/wire-client.ts';

const FRAMES = { deal: 0, from: 1, until: 3, weight: 1 };
const COMEBACK: Chapter = { kind: 'comeback', ...FRAMES, seats: [0], behind: 3, after: 0 };
const MOVE: Chapter = { kind: 'move', ...FRAMES, seats: [1], event: 2, cost: 2, better: { type: 'lay' } };

/** Who asks for a story, and with what. */
function chooser() {
  const asked: StoryRequest[] = [];
  const storyChooser = {
    async choose(match: StoryRequest) {
      asked.push(match);
      return [MOVE, COMEBACK].filter(({ seats }) => !seats.some((seat) => match.leftOut.includes(seat)));
    },
  };
  return { asked, storyChooser };
}

async function playOn(at: TestHost, { table, ada, bob }: ReturnType<typeof startedTable>, deals = 2): Promise<void> {
  for (let deal = 0; deal < deals; deal++) {
    await playDeal(table, [ada, bob]);
    await at.clock.pass(SCORE_PAUSE_MS);
  }
}

describe('the story of a match', () => {
  it('is not chosen, and nothing of it told, before the match is over', async () => {
    const { asked, storyChooser } = chooser();
    const at = testHost({ storyChooser });
    const started = startedTable(at);
    const { id } = started.table;
    const refused = { refusal: { rule: 'host', reason: 'match-not-over' } };
    expect(await at.host.stories.shown(id, 0)).toMatchObject(refused);
    await playOn(at, started, 1);
    expect(await at.host.stories.shown(id, 0)).toMatchObject(refused);
    expect(await at.host.stories.shown(id, 1)).toMatchObject(refused);
    expect(asked).toEqual([]);
    await playOn(at, started, 1);
    expect(await at.host.stories.shown(id, 0)).toMatchObject([{ chapter: MOVE }, { chapter: COMEBACK }]);
  });

  it('has what everybody saw, and nothing of a hand', async () => {
    const at = testHost({ storyChooser: chooser().storyChooser });
    const started = startedTable(at);
    await playOn(at, started);
    const story = await at.host.stories.shown(started.table.id, 0);
    if ('refusal' in story) throw new Error(story.refusal.reason);
    for (const { frames } of story) {
      expect(frames).toHaveLength(3);
      for (const frame of frames) expect(frame).toMatchObject({ viewer: 'everyone', hand: null });
    }
  });

  it('is chosen once, kept with the match, and gone with it', async () => {
    const { asked, storyChooser } = chooser();
    const at = testHost({ storyChooser });
    const started = startedTable(at);
    await playOn(at, started);
    const { id } = started.table;
    const [one, other] = await Promise.all([at.host.stories.shown(id, 0), at.host.stories.shown(id, 0)]);
    expect(other).toEqual(one);
    expect(asked).toHaveLength(1);
    const after = at.restart();
    after.host.resume();
    expect(await after.host.stories.shown(id, 0)).toEqual(one);
    expect(asked).toHaveLength(1);
    after.store.deleteMatches([1]);
    expect(after.store.story(1)).toBeUndefined();
  });

  it('is not kept of a match that was deleted while it was being chosen', async () => {
    const { promise, resolve } = Promise.withResolvers<Chapter[]>();
    const at = testHost({ storyChooser: { choose: () => promise } });
    const started = startedTable(at);
    await playOn(at, started);
    const shown = at.host.stories.shown(started.table.id, 0);
    at.store.deleteMatches([1]);
    resolve([MOVE]);
    await shown.catch(() => undefined);
    expect(at.store.story(1)).toBeUndefined();
  });

  it('leaves out who wants that, also once it has been chosen', async () => {
    const { asked, storyChooser } = chooser();
    const at = testHost({ storyChooser });
    const started = startedTable(at);
    await playOn(at, started);
    at.host.sessions.setUntold(started.bob, true);
    expect(await at.host.stories.shown(started.table.id, 0)).toMatchObject([{ chapter: COMEBACK }]);
    expect(asked).toMatchObject([{ leftOut: [1] }]);
    at.host.sessions.setUntold(started.ada, true);
    expect(await at.host.stories.shown(started.table.id, 0)).toEqual([]);
    at.host.sessions.setUntold(started.ada, false);
    expect(at.restart().host.sessions.isUntold(started.bob)).toBe(true);
  });

  it('is none where choosing comes to nothing, and is tried again', async () => {
    let fails = true;
    const storyChooser = {
      async choose(): Promise<Chapter[]> {
        if (fails) throw new Error('no memory');
        return [COMEBACK];
      },
    };
    const at = testHost({ storyChooser });
    const started = startedTable(at);
    await playOn(at, started);
    expect(await at.host.stories.shown(started.table.id, 0)).toEqual([]);
    expect(at.log.join()).toContain('no memory');
    fails = false;
    expect(await at.host.stories.shown(started.table.id, 0)).toHaveLength(1);
  });

  it('goes over the wire to who may look on or have the record, screens too, and to nobody else', async () => {
    const at = testHost({ storyChooser: chooser().storyChooser, opensTables: true });
    const started = startedTable(at);
    await playOn(at, started);
    const eve = await callFrom(at, '192.168.1.66');
    expect(await eve.reason('play/story', { table: started.table.id, match: 0 })).toBe('not-entered');
    expect(await eve.reason('records/story', { id: 1 })).toBe('no-such-record');
    await eve.get('tables/enter', { code: started.table.kept.code });
    expect(await eve.get('play/story', { table: started.table.id, match: 0 })).toHaveLength(2);
    expect(await eve.reason('session/leaveOut', { out: true })).toBeUndefined();
  });
});
