import { describe, expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { StandIns } from './stand-ins.ts';

/** People on seats 0 to 2; seat 3 is a bot's. */
function setUp() {
  const clock = new FakeClock();
  const table = { seats: [0, 1, 2], here: [0, 1, 2], after: 60 };
  const story: string[] = [];
  const standIns = new StandIns(clock, {
    seats: () => table.seats,
    here: () => table.here,
    absenceLimitSeconds: () => table.after,
    onStandIn: (seat) => void story.push(`${seat} comes at ${clock.now() / 1000}`),
    onReturn: (seat) => void story.push(`${seat} goes at ${clock.now() / 1000}`),
  });
  /** Now these people are here. */
  const here = (...seats: number[]) => {
    table.here = seats;
    standIns.check();
  };
  here(0, 1, 2);
  return { clock, table, story, standIns, here };
}

describe('a stand-in', () => {
  it('comes for who is away as long as the table allows, and goes at once when they are back', async () => {
    const { clock, story, standIns, here } = setUp();
    await clock.pass(5000);
    here(0, 2);
    await clock.pass(59_999);
    expect(story).toEqual([]);
    await clock.pass(1);
    expect(story).toEqual(['1 comes at 65']);
    expect([0, 1, 2].map((seat) => standIns.has(seat))).toEqual([false, true, false]);
    await clock.pass(100_000);
    here(0, 1, 2);
    expect(story).toEqual(['1 comes at 65', '1 goes at 165']);
    expect(standIns.has(1)).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('does not come for who is back in time, and their next time counts from its beginning', async () => {
    const { clock, story, here } = setUp();
    here(0, 2);
    await clock.pass(50_000);
    here(0, 1, 2);
    await clock.pass(1000);
    here(0, 2);
    await clock.pass(59_000);
    expect(story).toEqual([]);
    await clock.pass(1000);
    expect(story).toEqual(['1 comes at 111']);
  });

  it('comes for each in their own time', async () => {
    const { clock, story, here } = setUp();
    here(0, 2);
    await clock.pass(20_000);
    here(0);
    await clock.pass(100_000);
    expect(story).toEqual(['1 comes at 60', '2 comes at 80']);
  });

  it('does not come while nobody is here: the first who is back waits for the others as ever', async () => {
    const { clock, story, here } = setUp();
    here();
    await clock.pass(3_600_000);
    expect(story).toEqual([]);
    expect(clock.waiting).toBe(0);
    here(1);
    await clock.pass(59_999);
    expect(story).toEqual([]);
    await clock.pass(1);
    expect(story).toEqual(['0 comes at 3660', '2 comes at 3660']);
  });

  it('stays when the last person goes as well, who gets none', async () => {
    const { clock, story, standIns, here } = setUp();
    here(0, 2);
    await clock.pass(60_000);
    here();
    await clock.pass(3_600_000);
    expect(story).toEqual(['1 comes at 60']);
    expect(standIns.has(1)).toBe(true);
  });

  it('comes sooner or later when the table changes the time', async () => {
    const { clock, table, story, standIns, here } = setUp();
    here(0, 2);
    await clock.pass(30_000);
    table.after = 180;
    standIns.check();
    await clock.pass(60_000);
    expect(story).toEqual([]);
    table.after = 15;
    standIns.check();
    expect(story).toEqual(['1 comes at 90']);
  });

  it('goes when its seat is no person’s any more', async () => {
    const { clock, table, story, standIns, here } = setUp();
    here(0, 2);
    await clock.pass(60_000);
    table.seats = [0, 2];
    standIns.check();
    expect(story).toEqual(['1 comes at 60', '1 goes at 60']);
    await clock.pass(200_000);
    expect(story).toHaveLength(2);
  });

  it('comes no more once the match is over', async () => {
    const { clock, story, standIns, here } = setUp();
    here(0, 2);
    standIns.stop();
    await clock.pass(200_000);
    expect(story).toEqual([]);
    expect(clock.waiting).toBe(0);
  });
});
