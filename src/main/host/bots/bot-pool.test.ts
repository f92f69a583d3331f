import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '#catalogue';
import type { Update } from '#shared/engine/view.ts';
import { botWorkerBeside, threadsOf } from '../../bot-threads.ts';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { liveMatch } from '../testing/live-match.ts';
import { BotPool } from './bot-pool.ts';
import type { FromWorker } from './worker-messages.ts';

/** It may take its time on a busy machine. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

const MORTAL = new URL('../testing/crashing-bot-worker.ts', import.meta.url);
const REAL = botWorkerBeside(new URL('../../headless.ts', import.meta.url).href);

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function newPool(script: URL) {
  const clock = new FakeClock();
  const log: string[] = [];
  const pool = new BotPool(threadsOf(script), clock, (line) => void log.push(line));
  pools.push(pool);
  return { pool, clock, log };
}

const update = (version: number): Update => ({ version, observation: { viewer: 0, toAct: [], last: null }, moves: [] });
const who = { game: 'any', level: 'random', seat: 0, seed: 1 } as const;

/** A bot whose answers are kept; its history is what it was shown. */
function seat(pool: BotPool, history: readonly Update[] = []) {
  const answers: FromWorker[] = [];
  const bot = pool.seat(who, { answer: (message) => void answers.push(message), history: () => [...history] });
  return { bot, answers, versions: () => answers.map(({ version }) => version) };
}

describe('the pool', () => {
  it('shows a bot its history, then each update, and hears its answers in order', async () => {
    const { pool } = newPool(MORTAL);
    const { bot, versions } = seat(pool, [update(0), update(1)]);
    bot.see(update(2));
    await soon(() => expect(versions()).toEqual([0, 1, 2]));
  });

  it('replaces a thread that dies, and its bots live through everything again', async () => {
    const { pool, clock } = newPool(MORTAL);
    const history = [update(0)];
    // More bots than threads, so that one thread has two.
    const bots = Array.from({ length: 5 }, () => seat(pool, history));
    await soon(() => expect(bots.map(({ versions }) => versions().length)).toEqual([1, 1, 1, 1, 1]));
    for (const { bot } of bots) bot.see(update(99));
    await soon(() => expect(clock.waiting).toBeGreaterThan(0));
    history.push(update(1));
    await soon(async () => {
      await clock.pass(1000);
      expect(bots.map(({ versions }) => versions())).toEqual(Array(5).fill([0, 0, 1]));
    });
    bots[0]?.bot.see(update(2));
    await soon(() => expect(bots[0]?.versions()).toEqual([0, 0, 1, 2]));
  });

  it('hears no more of a bot that has left', async () => {
    const { pool } = newPool(MORTAL);
    const [gone, stays] = [seat(pool), seat(pool)];
    gone.bot.see(update(0));
    gone.bot.leave();
    stays.bot.see(update(0));
    await soon(() => expect(stays.versions()).toEqual([0]));
    await flushPromises();
    expect(gone.versions()).toEqual([]);
  });

  it('thinks with the bots of the catalogue', async () => {
    const { pool } = newPool(REAL);
    const game = gameOf('briscola-chiamata');
    if (!game) throw new Error('no such game');
    const { live } = liveMatch(game.rules, {}, 5);
    live.start();
    const speaks = live.feeds.latest('everyone').observation.toAct[0] ?? 0;
    const answers: FromWorker[] = [];
    const card = { game: 'briscola-chiamata', level: 'random', seat: speaks, seed: 1 } as const;
    pool.seat(card, { answer: (message) => void answers.push(message), history: () => live.feeds.history(speaks) });
    const { version, moves } = live.feeds.latest(speaks);
    await soon(() => expect(answers.at(-1)?.version).toBe(version));
    expect(moves).toContainEqual(answers.at(-1)?.intent?.move);
  });
});
