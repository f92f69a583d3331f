import { describe, expect, it } from 'vitest';
import { splitAtWords } from './GlossaryText.tsx';

const hard = (text: string, words: readonly string[]) =>
  splitAtWords(text, words).flatMap(({ text, isExplained: isHard }) => (isHard ? text : []));

describe('a text with hard words', () => {
  it('is whole when its pieces are put together', () => {
    const text = 'A tribune said veto. The tribunes heard it: veto.';
    const words = ['tribune', 'tribunes', 'veto'];
    expect(
      splitAtWords(text, words)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('explains each word once, and no part of a word', () => {
    expect(hard('A tribune said veto. The tribunes: veto.', ['tribune', 'veto'])).toEqual(['tribune', 'veto']);
    expect(hard('A préveto, a 𝒜veto, a veto.', ['veto'])).toEqual(['veto']);
    expect(splitAtWords('Préveto.', ['veto'])).toEqual([{ text: 'Préveto.', isExplained: false }]);
    expect(hard('The tribunes.', ['tribune', 'tribunes'])).toEqual(['tribunes']);
  });

  it('is one piece where nothing is hard', () => {
    expect(splitAtWords('Bread.', [])).toEqual([{ text: 'Bread.', isExplained: false }]);
  });
});
