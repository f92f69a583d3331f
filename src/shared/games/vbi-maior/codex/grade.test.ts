import { describe, expect, it } from 'vitest';
import { gradeOf, syllablesIn, wordsIn } from './testing.ts';

describe('the grade of a text', () => {
  it('counts syllables as they are said', () => {
    const counted = {
      a: 1,
      made: 1,
      walked: 1,
      geese: 1,
      people: 2,
      table: 2,
      wanted: 2,
      houses: 2,
      cities: 2,
      lion: 2,
      nation: 2,
      villages: 3,
      Romulus: 3,
      citizens: 3,
      Octavian: 4,
    };
    for (const [word, syllables] of Object.entries(counted)) expect(syllablesIn(word), word).toBe(syllables);
  });

  it('counts words with their apostrophes', () => {
    expect(wordsIn('The king’s men, in 1348.')).toEqual(['The', 'king’s', 'men', 'in', '1348']);
  });

  it('rises with long sentences and long words', () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 * 6 + 11.8 - 15.59.
    expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(-1.45);
    const hard =
      'The constitutional transformation necessitated an extraordinarily complicated administrative reorganisation';
    expect(gradeOf(`${hard}.`)).toBeGreaterThan(20);
    expect(gradeOf('He came and he saw and he won it.')).toBeGreaterThan(gradeOf('He came. He saw. He won.'));
  });
});
