import { expect, it } from 'vitest';
import type { Chapter } from '#shared/protocol/story.ts';
import { eventOf } from './StorySheet.tsx';

const CHAPTER = { seats: [1], deal: 0, from: 38, until: 41, weight: 1 };

it('shows a dear move at its decision, whose trick others began, and other chapters from their first event', () => {
  const move: Chapter = { ...CHAPTER, kind: 'move', event: 40, cost: 22, better: { type: 'play' } };
  expect(eventOf(move)).toBe(40);
  expect(eventOf({ ...CHAPTER, kind: 'luck', brought: 64, worth: -9 })).toBe(38);
});
