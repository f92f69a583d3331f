import { expect, it } from 'vitest';
import { act, laying, scene } from '#shared/games/viva/testing.ts';
import { observationOf, viewContext } from './testing.ts';
import { callout } from './tv.ts';

it('says who is down to the last card, once, and nothing of a usual play', () => {
  const match = scene({ hands: ['rb rb', 'yg yg', 'p p p'], houses: ['r', 'y', 'p'], general: 'k', stock: 'k k' });
  const before = observationOf(match, 'everyone');
  act(match, laying('rb', 0));
  const { observation, moment } = viewContext(match, 'everyone', { before });
  expect(callout(observation, moment)).toEqual({ seat: 0, word: 'Last card!' });
  expect(callout(observation, { ...moment, before: observation })).toBeUndefined();
  expect(callout(observation, { ...moment, before: null })).toBeUndefined();
});
