import { describe, expect, it } from 'vitest';
import type { Bot, BotMaker } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/random.ts';
import { selfPlay } from '../../../engine/self-play.ts';
import type { VbiMaior } from '../state/state.ts';
import { table, winsOf } from '../testing.ts';
import { advanceCount, type Count, newCount, TEMPO_MS_PER_NUMBER } from './count-tempo.ts';
import { expert } from './expert.ts';
import { normal } from './normal.ts';
import { simulatedPerson } from './simulated-person.ts';
import { quickLearner } from './tempo-learner.ts';

const GAMES = 40;

/** The bot, and the pace it has learnt by now. */
function learning(maker: BotMaker<VbiMaior>, count: Count, seed: number): { bot: Bot<VbiMaior>; pace: () => number } {
  const inner = maker(count.seat, seeded(seed));
  const bot: Bot<VbiMaior> = {
    see(view, now) {
      advanceCount(count, view.observation, now);
      return inner.see(view, now);
    },
  };
  return { bot, pace: () => count.pace };
}

/** The mean pace of three bots after games with one person, or after so many turns of them. */
function paceBeside(
  msPerNumber: number,
  maker: BotMaker<VbiMaior>,
  learner?: () => Count['learn'],
  turns = 99,
): number {
  const paces: number[] = [];
  for (let seed = 0; seed < 10; seed++) {
    const bots = [1, 2, 3].map((seat) => learning(maker, newCount(seat, learner?.()), seed * 4 + seat));
    const game = table(4, { difficulty: 'easy' });
    let learnt: number[] = [];
    const watched = bots.map(
      ({ bot }): Bot<VbiMaior> => ({
        see(view, now) {
          const intent = bot.see(view, now);
          if (view.observation.turn <= turns) learnt = bots.map(({ pace }) => pace());
          return intent;
        },
      }),
    );
    selfPlay(game, [simulatedPerson(msPerNumber)(0, seeded(seed)), ...watched], seeded(seed));
    paces.push(...learnt);
  }
  return paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
}

describe('with a person at the table', () => {
  const andante = TEMPO_MS_PER_NUMBER[1].ms;

  it('bots drift to the person’s tempo, be it slow or fast', () => {
    const [slow, fast] = [paceBeside(andante * 2.5, normal), paceBeside(andante / 2, normal)];
    expect(slow).toBeGreaterThan(1.4);
    expect(fast).toBeLessThan(0.8);
  });

  it.each([2.5, 1, 0.6])('a group with a person %d times as slow wins most games at easy', (slower) => {
    expect(winsOf(GAMES, 4, 'easy', [simulatedPerson(andante * slower), normal, normal, normal])).toBeGreaterThan(
      GAMES * 0.6,
    );
  });

  it('experts have learnt it after two turns, where normal bots are still on their way', () => {
    // Two turns of four seats are counted allegro or andante.
    const slow = TEMPO_MS_PER_NUMBER[0].ms * 3;
    const expertly = paceBeside(slow, expert, quickLearner, 2);
    expect(expertly).toBeGreaterThan(1.7);
    expect(expertly).toBeGreaterThan(paceBeside(slow, normal, undefined, 2) + 0.2);
    expect(paceBeside(TEMPO_MS_PER_NUMBER[0].ms / 2, expert, quickLearner, 2)).toBeLessThan(0.8);
  });

  it.each([2.5, 1, 0.6])('a group of experts with a person %d times as slow wins most games at easy', (slower) => {
    expect(winsOf(GAMES, 4, 'easy', [simulatedPerson(andante * slower), expert, expert, expert])).toBeGreaterThan(
      GAMES * 0.6,
    );
  });
});
