/** A first deal of Briscola: a card thrown away, an ace taken by a trump. */
import { trickLesson } from '../../tricks/lesson.ts';
import { BASICS } from './cards.ts';
import briscola from './index.ts';
import type { Briscola } from './types.ts';

export default trickLesson<Briscola>({
  basics: BASICS,
  rules: briscola.rules,
  options: { games: 1 },
  hands: [
    ['4C', '3D', '7S'],
    ['RC', '1D', 'FB'],
  ],
  stock: ['5S', '6B', '2C', 'CD', '4D'],
  asked: [
    { id: 'low', rules: ['BR-8', 'BR-9'], card: '4C' },
    { id: 'trump', rules: ['BR-9', 'BR-10'], card: '7S', led: '1D' },
  ],
  told: {
    cards: ['BR-2', 'BR-6', 'BR-7'],
    worth: ['BR-3'],
    taken: ['BR-8', 'BR-11'],
    alone: ['BR-9'],
    stock: ['BR-11'],
    score: ['BR-12'],
  },
});
