import { describe, expect, it } from 'vitest';
import { flushPromises } from '../testing/fake-clock.ts';
import { dealtRace, liveMatch } from '../testing/live-match.ts';
import { DEAL, lay, race } from '../testing/race-game.ts';

const { rules } = race;

/** Two seats that hold 1 2 3 and 4 5 6. */
function dealt(photoFinish = 'arrival') {
  const bench = dealtRace({ photoFinish });
  bench.live.start();
  return bench;
}

/** Seat 0 holds the numbers from 1 to 100. */
const longRace: typeof rules = {
  ...rules,
  drawChance: () => ({ type: 'deal', numbers: [] }),
  refuseChance: () => undefined,
  apply(state, event) {
    rules.apply(state, event);
    if (event.type === 'deal') state.hands = [Array.from({ length: 100 }, (_, k) => k + 1), []];
  },
};

describe('a live match', () => {
  it('lets chance begin', () => {
    const { live, story } = liveMatch(rules, {}, 2);
    live.start();
    expect(story()).toEqual(['deal']);
  });

  it('keeps a move before it is answered, and stamps it with the time of the match', async () => {
    const { live, clock, kept } = dealt();
    await clock.pass(1234.5);
    expect(await live.move(1, lay(5))).toBeUndefined();
    expect(kept.at(-1)).toEqual({ by: 1, type: 'lay', number: 5, t: 1234 });
  });

  it('refuses what has not the shape of a move, and what the rules refuse', async () => {
    const { live, kept } = dealt();
    expect(await live.move(0, { type: 'lay' })).toMatchObject({ reason: 'malformed-move' });
    expect(await live.move(0, { type: 'lay', number: 1, by: 1 })).toMatchObject({ reason: 'malformed-move' });
    expect(await live.move(0, lay(4))).toMatchObject({ rule: 'RACE-1' });
    expect(kept).toHaveLength(1);
  });

  it('says why a move would be refused, and plays nothing: neither what is refused nor what is not', async () => {
    const { live, kept } = dealt();
    const { version } = live.feeds.latest(0);
    expect(live.why(0, lay(4), version)).toMatchObject({ rule: 'RACE-1' });
    expect(live.why(0, lay(1), version)).toBeUndefined();
    expect(live.why(0, { type: 'lay' }, version)).toMatchObject({ reason: 'malformed-move' });
    expect(live.why(0, lay(1), version - 1)).toMatchObject({ reason: 'stale' });
    expect(kept).toHaveLength(1);
    expect(live.feeds.latest(0).version).toBe(version);
  });

  it('changes nothing where the disk fails, and says so', async () => {
    const bench = dealt();
    bench.diskIsFull = true;
    expect(await bench.live.move(0, lay(1))).toMatchObject({ reason: 'not-kept' });
    expect(bench.live.feeds.latest(0).moves).toHaveLength(3);
    bench.diskIsFull = false;
    expect(await bench.live.move(0, lay(1))).toBeUndefined();
  });

  it('draws chance again later where the disk fails', async () => {
    const bench = liveMatch(rules, {}, 2);
    bench.diskIsFull = true;
    bench.live.start();
    bench.diskIsFull = false;
    expect(bench.story()).toEqual([]);
    await bench.clock.pass(5000);
    expect(bench.story()).toEqual(['deal']);
  });

  it('tells every viewer in its own count', async () => {
    const { live } = dealt();
    const told: unknown[] = [];
    for (const viewer of [0, 1, 'everyone'] as const) {
      live.feeds.subscribe(viewer, ({ version, observation }) => told.push([viewer, version, observation.last?.by]));
    }
    await live.move(0, lay(2));
    expect(told).toEqual([
      [0, 2, 0],
      [1, 2, 0],
      ['everyone', 2, 0],
    ]);
  });

  it('finds missed updates again, the same as they were', async () => {
    const { live } = dealt();
    const told: string[] = [JSON.stringify(live.feeds.latest(0))];
    live.feeds.subscribe(0, (update) => told.push(JSON.stringify(update)));
    for (const number of [1, 3, 2]) await live.move(0, lay(number));
    expect(live.feeds.since(0, 0).map((update) => JSON.stringify(update))).toEqual(told);
    expect(live.feeds.since(0, 3).map(({ version }) => version)).toEqual([4]);
    expect(live.feeds.since(0, 4)).toEqual([]);
    expect(
      live.feeds
        .history(0)
        .slice(1)
        .map((update) => JSON.stringify(update)),
    ).toEqual(told);
  });

  it('keeps no more than some updates at hand: who missed more gets the latest', async () => {
    const { live } = liveMatch(longRace, {}, 2);
    live.start();
    for (let number = 1; number <= 80; number++) await live.move(0, lay(number));
    const { version } = live.feeds.latest(0);
    expect(live.feeds.since(0, version - 64)).toHaveLength(64);
    expect(live.feeds.since(0, version - 65)).toEqual([live.feeds.latest(0)]);
    expect(live.feeds.since(0, -1)).toEqual([live.feeds.latest(0)]);
  });

  it('pauses for the score until it is told to go on', async () => {
    const { live, story } = dealt();
    for (const number of [1, 2, 3]) await live.move(0, lay(number));
    for (const number of [4, 5, 6]) await live.move(1, lay(number));
    expect(live.pausesForScore).toBe(true);
    expect(await live.move(0, lay(1))).toMatchObject({ reason: 'chance-first' });
    live.endScorePause();
    expect(live.pausesForScore).toBe(false);
    expect(story().filter((type) => type === 'deal')).toHaveLength(2);
  });

  it('goes on with the time of the match after a restart', async () => {
    const { live, clock, kept } = dealt();
    await clock.pass(70_000);
    await live.move(0, lay(1));
    const again = liveMatch(rules, {}, 2, kept);
    again.live.start();
    await again.clock.pass(5);
    await again.live.move(0, lay(2));
    expect(again.kept.map(({ t }) => t)).toEqual([0, 70_000, 70_005]);
    expect(JSON.stringify(again.live.feeds.history(1).slice(0, 3))).toBe(JSON.stringify(live.feeds.history(1)));
  });

  it('does not take up events that break the rules', () => {
    const events = { ...DEAL, numbers: [1, 2] };
    expect(() => liveMatch(rules, {}, 2, [events])).toThrow(/event 0 breaks RACE-2/);
  });
});

describe('stale moves', () => {
  it('are refused where only one seat may act', async () => {
    const { live } = dealt();
    for (const number of [1, 2, 3]) await live.move(0, lay(number));
    const { version } = live.feeds.latest(1);
    expect(await live.move(1, lay(4), version + 1)).toMatchObject({ reason: 'stale' });
    expect(await live.move(1, lay(4), version)).toBeUndefined();
    expect(await live.move(1, lay(5), version)).toMatchObject({ reason: 'stale' });
  });

  it('are no matter where several could act, though only one is left', async () => {
    const { live } = dealt();
    const { version } = live.feeds.latest(1);
    for (const number of [1, 2, 3]) await live.move(0, lay(number));
    expect(await live.move(1, lay(4), version)).toBeUndefined();
  });

  it('are no matter where several may act at once', async () => {
    const { live } = dealt();
    const { version } = live.feeds.latest(1);
    await live.move(0, lay(1));
    expect(await live.move(1, lay(4), version)).toBeUndefined();
  });
});

describe('photo finish', () => {
  it('lays at the end of the window what fell into it, in the order of the rules', async () => {
    const { live, clock, kept } = dealt('lowest-first');
    const answers: string[] = [];
    const play = (seat: number, number: number) =>
      void live.move(seat, lay(number)).then((refused) => answers.push(`${number} ${refused?.reason ?? 'kept'}`));
    play(1, 5);
    await clock.pass(199);
    play(0, 2);
    await flushPromises();
    expect(answers).toEqual([]);
    await clock.pass(1);
    expect(answers).toEqual(['2 kept', '5 kept']);
    expect(kept.slice(1)).toEqual([
      { by: 0, type: 'lay', number: 2, t: 200 },
      { by: 1, type: 'lay', number: 5, t: 200 },
    ]);
  });

  it('drops a play that can’t be made any more when its turn comes', async () => {
    const { live, clock } = dealt('lowest-first');
    const first = live.move(0, lay(3));
    const second = live.move(0, lay(3));
    await clock.pass(200);
    expect(await first).toBeUndefined();
    expect(await second).toMatchObject({ rule: 'RACE-1' });
  });

  it('makes the moves that the rules give back, and answers the plays that they leave out', async () => {
    const lay2 = { ms: () => 200, order: () => [{ index: 1, move: lay(2) }] };
    const { live, clock, kept } = liveMatch({ ...rules, simultaneousPlay: lay2 }, { photoFinish: 'arrival' }, 2, [
      DEAL,
    ]);
    const dropped = live.move(1, lay(5));
    const changed = live.move(0, lay(3));
    await clock.pass(200);
    expect(await dropped).toMatchObject({ reason: 'overtaken' });
    expect(await changed).toBeUndefined();
    expect(kept.slice(1)).toEqual([{ by: 0, type: 'lay', number: 2, t: 200 }]);
  });

  it('opens no window for a play that is refused', async () => {
    const { live, clock } = dealt('lowest-first');
    expect(await live.move(0, lay(6))).toMatchObject({ rule: 'RACE-1' });
    expect(clock.waiting).toBe(0);
  });

  it('lays plays as they arrive without the variant', async () => {
    const { live, story } = dealt();
    await live.move(1, lay(5));
    expect(story()).toEqual(['deal', 'lay']);
  });

  it('answers what still waits when the table closes', async () => {
    const { live, clock } = dealt('lowest-first');
    const answer = live.move(0, lay(1));
    live.stop();
    expect(await answer).toMatchObject({ reason: 'overtaken' });
    await clock.pass(1000);
    expect(await live.move(0, lay(1))).toMatchObject({ reason: 'table-closed' });
  });
});
