import { describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { GameEvent, Rules } from '#shared/engine/rules.ts';
import { SilentBots } from '../testing/bots.ts';
import { liveMatch } from '../testing/live-match.ts';
import { DEAL, lay, race } from '../testing/race-game.ts';
import { BotPlayer } from './bot-player.ts';

/** The first lay of a deal waits for a countdown. */
const rules: Rules = {
  ...(race.rules as unknown as Rules),
  countdown: { rule: 'RACE-3', isDue: (state) => (state as { laid: number[] }).laid.length === 0 },
};

const EARLY = { rule: 'RACE-3', reason: 'countdown' };

/** Seat 0 holds 1 2 3, seat 1 holds 4 5 6; the host has just begun, or begun again. */
function dealt({ options = {}, events = [DEAL], people = true }: Partial<Parameters<typeof counting>[0]> = {}) {
  return counting({ options, events, people });
}

function counting(given: { options: Record<string, unknown>; events: readonly GameEvent[]; people: boolean }) {
  const bench = liveMatch(rules, given.options, 2, given.events, given.people, 5);
  const told: number[] = [];
  bench.live.countdown.on('changed', () => told.push(bench.live.countdown.secondsLeft));
  bench.live.start();
  return { ...bench, told };
}

describe('a countdown', () => {
  it('refuses every move until it ends, and says each second', async () => {
    const { live, clock, told, kept } = dealt();
    for (const left of [5, 4, 3, 2, 1]) {
      expect(live.countdown.secondsLeft).toBe(left);
      expect(live.isOpenTo(0)).toBe(false);
      expect(await live.move(0, lay(1))).toEqual(EARLY);
      await clock.pass(1000);
    }
    expect(told).toEqual([4, 3, 2, 1, 0]);
    expect(live.isOpenTo(0)).toBe(true);
    expect(await live.move(0, lay(1))).toBeUndefined();
    expect(kept.at(-1)).toMatchObject({ by: 0, t: 5000 });
  });

  it('begins with the event that makes it due, and is told', async () => {
    const bench = liveMatch(rules, {}, 2, [], true, 5);
    const told: number[] = [];
    bench.live.countdown.on('changed', () => told.push(bench.live.countdown.secondsLeft));
    bench.live.start();
    expect(told).toEqual([5]);
  });

  it('opens no window for plays that come together before it ends', async () => {
    const { live, clock, story } = dealt({ options: { photoFinish: 'lowest-first' } });
    await clock.pass(4900);
    expect(await live.move(0, lay(1))).toEqual(EARLY);
    await clock.pass(1000);
    expect(story()).toEqual(['deal']);
  });

  it('stands still while the match is paused', async () => {
    const { live, clock } = dealt();
    await clock.pass(2500);
    live.pause();
    await clock.pass(60_000);
    expect(live.countdown.secondsLeft).toBe(3);
    live.resume();
    await clock.pass(2499);
    expect(live.countdown.secondsLeft).toBe(1);
    await clock.pass(1);
    expect(live.isOpenTo(0)).toBe(true);
  });

  it('is counted once more, whole, by a host that starts again before anybody played; not after', async () => {
    const { clock, live, kept } = dealt();
    await clock.pass(3000);
    live.stop();
    expect(dealt({ events: kept }).live.countdown.secondsLeft).toBe(5);
    const played: GameEvent = { by: 0, ...lay(1), t: 6000 };
    expect(dealt({ events: [...kept, played] }).live.isOpenTo(0)).toBe(true);
  });

  it('ends with the match', async () => {
    const { clock, live, told } = dealt();
    live.stop();
    await clock.pass(10_000);
    expect(told).toEqual([]);
  });

  it('is not there for bots among themselves', () => {
    expect(dealt({ people: false }).live.isOpenTo(0)).toBe(true);
  });

  it('shows the table to a bot only when it ends: a bot counts from what it sees', async () => {
    const { live, clock, kept } = dealt();
    const pool = new SilentBots();
    const setup = { pool, random: seeded(1), log: () => undefined, pace: 900, game: race };
    new BotPlayer(setup, live, 0, 'random');
    expect(pool.seen.map(({ version }) => version)).toEqual([0]);
    await clock.pass(5000);
    expect(pool.seen.map(({ version }) => version)).toEqual([0, 1]);
    pool.answer(1, { move: lay(1), after: 700 });
    await clock.pass(699);
    expect(kept).toHaveLength(1);
    await clock.pass(1);
    expect(kept.at(-1)).toMatchObject({ by: 0, t: 5700 });
  });
});
