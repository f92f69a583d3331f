import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { drawNext, newMatch, take } from '#shared/engine/match.ts';
import { pick, seeded } from '#shared/engine/random.ts';
import { type Pace, PERSONAS } from '#shared/protocol/personas.ts';
import { SilentBots } from '../testing/bots.ts';
import { dealtRace } from '../testing/live-match.ts';
import { lay } from '../testing/race-game.ts';
import { actionTime, BotPlayer, thinkFactor } from './bot-player.ts';

/** A bot that holds 1 2 3, against seat 1 that holds 4 5 6. */
function botAt(pace = 900, game: Pick<Game, 'thinkTime' | 'searchModel'> = {}, level: Level = 'random') {
  const bench = dealtRace();
  const pool = new SilentBots();
  const log: string[] = [];
  const setup = { pool, random: seeded(1), log: (line: string) => void log.push(line), pace, game };
  const bot = new BotPlayer(setup, bench.live, 0, level);
  bench.live.start();
  const laid = () =>
    bench.kept.slice(1).map((event) => `${event.by} ${(event as { number?: number }).number} at ${event.t}`);
  return { ...bench, bench, pool, log, bot, laid };
}

describe('a bot on its seat', () => {
  it('lives through what was before, then sees every update in order', async () => {
    const { live, pool } = botAt();
    await live.move(1, lay(4));
    expect(pool.seen.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(pool.seen.every(({ observation }) => observation.viewer === 0)).toBe(true);
  });

  it('waits the pace of the table before it plays', async () => {
    const { pool, clock, laid } = botAt();
    await clock.pass(100);
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(799);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toEqual(['0 2 at 900']);
  });

  it('waits as long as the choice looks hard to everybody, whatever it sees itself', async () => {
    const asked: unknown[] = [];
    const ponder: Game['thinkTime'] = ({ viewer }) => {
      asked.push(viewer);
      return 2;
    };
    const { live, pool, clock, laid } = botAt(1000, { thinkTime: ponder });
    pool.answer(1, { move: lay(2), after: 0 });
    const seen = live.feeds.latest('everyone').observation;
    const drawn = seeded(1);
    const thinks = drawn.below(2 ** 31);
    const pauses = drawn.below(2 ** 31);
    expect(pauses).not.toBe(thinks);
    const pause = 1000 * thinkFactor({ thinkTime: () => 2 }, seen, seeded(pauses));
    await clock.pass(Math.round(pause) - 1);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toHaveLength(1);
    expect(asked).toEqual(['everyone']);
  });

  it('takes longer for every choice where it searches, whether or not it had to', async () => {
    const { pool, clock, laid } = botAt(
      900,
      { searchModel: { iterations: 8 } as NonNullable<Game['searchModel']> },
      'expert',
    );
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(1499);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toEqual(['0 2 at 1500']);
  });

  it('plays as soon as it has chosen at a table without a pace', async () => {
    const { pool, clock, laid } = botAt(0);
    await clock.pass(7);
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(0);
    expect(laid()).toEqual(['0 2 at 7']);
  });

  it('is late by whole seconds where its search was longer than its pause', async () => {
    const { pool, clock, laid } = botAt();
    await clock.pass(1001);
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(898);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toEqual(['0 2 at 1900']);
  });

  it('takes its own time where it has one, counted from the update', async () => {
    const { pool, clock, laid } = botAt();
    await clock.pass(100);
    pool.answer(1, { move: lay(2), after: 5000 });
    await clock.pass(4899);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toEqual(['0 2 at 5000']);
  });

  it('forgets what it meant when there is something new to see', async () => {
    const { live, pool, clock, laid } = botAt();
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(500);
    await live.move(1, lay(4));
    pool.answer(2, { move: lay(3), after: 0 });
    await clock.pass(5000);
    expect(laid()).toEqual(['1 4 at 500', '0 3 at 1400']);
  });

  it('is not listened to when it answers something old', async () => {
    const { live, pool, clock, laid } = botAt();
    await live.move(1, lay(4));
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(5000);
    expect(laid()).toEqual(['1 4 at 0']);
  });

  it('may choose to do nothing', async () => {
    const { pool, clock, laid } = botAt();
    pool.answer(1, undefined);
    await clock.pass(60_000);
    expect(laid()).toEqual([]);
  });

  it('plays at random when it has not answered for ten seconds', async () => {
    const { clock, laid } = botAt();
    await clock.pass(9999);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toHaveLength(1);
  });

  it('plays at random when it breaks down, and says so', async () => {
    const { pool, clock, log, laid } = botAt();
    pool.fail(1);
    await clock.pass(900);
    expect(laid()).toHaveLength(1);
    expect(log).toEqual([expect.stringContaining('the bot on seat 0 of race broke down: a bug')]);
  });

  it('plays at random when what it meant is against the rules', async () => {
    const { pool, clock, log, laid } = botAt();
    pool.answer(1, { move: lay(6), after: 0 });
    await clock.pass(1899);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toHaveLength(1);
    expect(log).toEqual([expect.stringContaining('RACE-1')]);
  });

  it('waits while nothing can be kept, and tries again', async () => {
    const { bench, pool, clock, laid } = botAt();
    bench.diskIsFull = true;
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(3000);
    expect(laid()).toEqual([]);
    bench.diskIsFull = false;
    await clock.pass(1000);
    expect(laid()).toHaveLength(1);
  });

  it('waits with its move while the match is paused', async () => {
    const { live, pool, clock, log, laid } = botAt();
    pool.answer(1, { move: lay(2), after: 0 });
    await clock.pass(500);
    live.pause();
    await clock.pass(60_000);
    expect(laid()).toEqual([]);
    live.resume();
    await clock.pass(399);
    expect(laid()).toEqual([]);
    await clock.pass(1);
    expect(laid()).toEqual(['0 2 at 900']);
    expect(log).toEqual([]);
  });

  it('does not try again once it has left', async () => {
    const { bench, bot, pool, clock, laid } = botAt();
    bench.diskIsFull = true;
    pool.answer(1, { move: lay(2), after: 900 });
    const passing = clock.pass(900);
    bot.stop();
    await passing;
    bench.diskIsFull = false;
    await clock.pass(60_000);
    expect(laid()).toEqual([]);
  });

  it('does nothing any more once it has left', async () => {
    const { bot, pool, clock, live, laid } = botAt();
    pool.answer(1, { move: lay(2), after: 0 });
    bot.stop();
    await live.move(1, lay(4));
    await clock.pass(60_000);
    expect(laid()).toEqual(['1 4 at 0']);
    expect(pool.left).toBe(1);
    expect(clock.waiting).toBe(0);
  });
});

const PACES: readonly Pace[] = ['quick', 'unhurried', 'ponders'];

const GAMES_THAT_PONDER = Object.entries(GAMES).filter(([, { thinkTime: ponder }]) => ponder);
/** On average no slower than before there were thoughts, by more than this. */
const SLOWER = 1.2;
const MOVES = 400;

/** What a table of people who move at random goes through: each state in which somebody has to move. */
function* states(game: Game, seed: number) {
  const random = seeded(seed);
  const options = Object.fromEntries(Object.entries(game.rules.options).map(([name, spec]) => [name, spec.default]));
  const match = newMatch(game.rules, options, game.rules.seats.max);
  for (let moves = 0; moves < MOVES; ) {
    const turn = game.rules.toAct(match.state);
    if (turn === 'over') return;
    const chance = turn === 'chance' ? drawNext(match, random) : undefined;
    if (chance) take(match, chance);
    if (turn === 'chance') continue;
    moves++;
    yield match.state;
    const seat = pick(turn, random);
    take(match, { by: seat, ...pick(game.rules.legalMoves(match.state, seat), random) });
  }
}

describe.each(GAMES_THAT_PONDER)('the pauses of bots in %s', (_, game) => {
  const { rules } = game;

  it('are the same in two states that differ in what not everybody sees', () => {
    for (const state of states(game, 7)) {
      const seen = rules.observe(state, 'everyone');
      const other = rules.observe(rules.resample(seen, seeded(11)), 'everyone');
      for (const pace of [undefined, ...PACES])
        expect(thinkFactor(game, other, seeded(3), pace)).toBe(thinkFactor(game, seen, seeded(3), pace));
    }
  });

  it('differ by what lies on the table, and are not slower than a metronome by a fifth', () => {
    const random = seeded(5);
    const mean = (pace: Pace | undefined): number => {
      const parts = Array.from(states(game, 9), (state) =>
        thinkFactor(game, rules.observe(state, 'everyone'), random, pace),
      );
      return parts.reduce((sum, part) => sum + part, 0) / parts.length;
    };
    const means = [mean(undefined), ...PERSONAS.map(({ pace }) => mean(pace))];
    const all = means.reduce((sum, one) => sum + one, 0) / means.length;
    expect(all).toBeLessThan(SLOWER);
    expect(Math.min(...means)).toBeGreaterThan(0.55);
    expect(mean('quick')).toBeLessThan(mean('unhurried') * 0.8);
    const hardness = new Set(
      Array.from(states(game, 9), (state) => game.thinkTime?.(rules.observe(state, 'everyone'))),
    );
    expect(hardness.size).toBeGreaterThan(3);
  });
});

describe('a pause', () => {
  const seen = { viewer: 'everyone', toAct: [0], last: null } as const;
  it('is never so short that nobody can follow, nor so long that all wait', () => {
    const random = seeded(1);
    const cases = [0.1, 0.5, 1, 2, 99].flatMap((hard) => [undefined, ...PACES].map((pace) => ({ hard, pace })));
    for (const { hard, pace } of cases) {
      const parts = Array.from({ length: 200 }, () => thinkFactor({ thinkTime: () => hard }, seen, random, pace));
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.5 * 0.65);
      expect(Math.max(...parts)).toBeLessThanOrEqual(2 * 1.35);
      expect(new Set(parts).size).toBeGreaterThan(100);
    }
  });
});

it('somebody who ponders is quick where it is plain, and slow where it is hard, to everybody', () => {
  const seen = { viewer: 'everyone', toAct: [0], last: null } as const;
  const factor = (hard: number, pace?: Pace) => thinkFactor({ thinkTime: () => hard }, seen, seeded(1), pace);
  expect(factor(0.7, 'ponders')).toBeLessThan(factor(0.7));
  expect(factor(1.4, 'ponders')).toBeGreaterThan(factor(1.4));
  expect(factor(1, 'ponders')).toBe(factor(1));
});

it('who comes to a choice too late is late by whole seconds: nobody can tell how long the search took', () => {
  expect(actionTime(900, 300)).toBe(900);
  expect(actionTime(900, 900)).toBe(900);
  expect([901, 1400, 1900].map((now) => actionTime(900, now))).toEqual([1900, 1900, 1900]);
  expect(actionTime(900, 1901)).toBe(2900);
});
