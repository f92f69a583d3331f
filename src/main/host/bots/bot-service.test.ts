import { expect, it } from 'vitest';
import type { Game } from '#shared/engine/game.ts';
import type { Update } from '#shared/engine/view.ts';
import { race } from '../testing/race.ts';
import type { FromWorker } from './bot-messages.ts';
import { serveBots } from './bot-service.ts';

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
