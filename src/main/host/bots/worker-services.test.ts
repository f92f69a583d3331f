import { describe, expect, it } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import type { Update } from '#shared/engine/view.ts';
import { race } from '../testing/race-game.ts';
import type { FromWorker } from './worker-messages.ts';
import { serveBots } from './worker-services.ts';

const update: Update = { version: 3, observation: { viewer: 0, toAct: [0], last: null }, moves: [{ type: 'lay' }] };

it('a bot answers each update by its number, and one that breaks down says so', () => {
  const broken: Game = {
    ...race,
    bots: {
      random: () => ({
        see: () => {
          throw new Error('a bug');
        },
      }),
    },
  };
  const games: Record<string, Game> = { race, broken };
  const answers: FromWorker[] = [];
  const tell = serveBots(
    (id) => games[id],
    (message) => void answers.push(message),
  );
  tell({ type: 'sit', bot: { id: 7, game: 'race', level: 'random', seat: 0, seed: 1 } });
  tell({ type: 'sit', bot: { id: 8, game: 'broken', level: 'random', seat: 0, seed: 1 } });
  tell({ type: 'see', id: 7, update });
  tell({ type: 'see', id: 8, update });
  tell({ type: 'leave', id: 7 });
  tell({ type: 'see', id: 7, update });
  expect(answers).toEqual([
    { id: 7, version: 3, intent: { move: { type: 'lay' }, after: 0 } },
    { id: 8, version: 3, failed: expect.stringContaining('a bug') },
    { id: 7, version: 3, intent: undefined },
  ]);
});

describe('a bot that thinks', () => {
  /** Thinks for three steps; what it has thought of stands in `log`. */
  function setUp() {
    const log: string[] = [];
    const slow: Game = {
      ...race,
      bots: {
        expert: () => ({
          see: () => undefined,
          *think({ observation: { last } }) {
            for (const step of [1, 2, 3]) {
              log.push(`${last?.type} ${step}`);
              yield;
            }
            return { move: { type: 'lay' }, after: 0 };
          },
        }),
      },
    };
    const answers: FromWorker[] = [];
    const waiting: (() => void)[] = [];
    const tell = serveBots(
      () => slow,
      (message) => void answers.push(message),
      (goOn) => void waiting.push(goOn),
    );
    const see = (version: number, type: string) =>
      tell({
        type: 'see',
        id: 7,
        update: { ...update, version, observation: { ...update.observation, last: { by: 0, type } } },
      });
    tell({ type: 'sit', bot: { id: 7, game: 'race', level: 'expert', seat: 0, seed: 1 } });
    const breathe = () => {
      for (const goOn of waiting.splice(0)) goOn();
    };
    return { log, answers, tell, see, breathe };
  }

  it('answers once it has thought to the end', () => {
    const { answers, see, breathe } = setUp();
    see(3, 'lay');
    expect(answers).toEqual([]);
    breathe();
    expect(answers).toEqual([{ id: 7, version: 3, intent: { move: { type: 'lay' }, after: 0 } }]);
  });

  it('drops a thought when there is something new to see: of a long history, only the end is thought about', () => {
    const { log, answers, see, breathe } = setUp();
    see(3, 'old');
    see(4, 'new');
    breathe();
    expect(log).toEqual(['new 1', 'new 2', 'new 3']);
    expect(answers.map(({ version }) => version)).toEqual([4]);
  });

  it('thinks no more once it has left', () => {
    const { log, answers, tell, see, breathe } = setUp();
    see(3, 'lay');
    tell({ type: 'leave', id: 7 });
    breathe();
    expect([log, answers]).toEqual([[], []]);
  });
});
