/** A first deal of Tressette: a 3 that nothing beats, an ace that is safe, a suit to follow. */
import { trickLesson } from '../../tricks/lesson.ts';
import { BASICS } from './cards.ts';
import tressette from './index.ts';
import type { Tressette } from './types.ts';

export default trickLesson<Tressette>({
  basics: BASICS,
  rules: tressette.rules,
  options: {},
  hands: [
    ['3C', '2C', '1C', '3D', '4D', 'RS', '5S', '6S', '7B', '4B'],
    ['FC', '7C', 'RD', 'FS', '5C', '6D', '7D', '4S', '5B', '6B'],
  ],
  stock: [],
  asked: [
    { id: 'top', rules: ['TS-2', 'TS-7'], card: '3C' },
    { id: 'safe', rules: ['TS-2', 'TS-3'], card: '1C', holds: ['2C'], gone: ['3C'] },
    { id: 'low', rules: ['TS-3', 'TS-7'], card: '4D' },
    { id: 'follow', rules: ['TS-8', 'TS-9'], card: 'RS', led: 'FS' },
  ],
  told: {
    cards: ['TS-2', 'TS-6', 'TS-9'],
    worth: ['TS-3'],
    taken: ['TS-7', 'TS-10'],
    alone: ['TS-8'],
    stock: ['TS-10'],
    score: ['TS-11', 'TS-12'],
  },
});
