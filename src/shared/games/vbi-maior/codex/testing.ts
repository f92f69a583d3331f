/**
 * Readability by Flesch–Kincaid grade, the US school year needed. J. P. Kincaid et al., Derivation
 * of New Readability Formulas (1975).
 */
export function gradeOf(text: string): number {
  const words = wordsIn(text);
  const sentences = text.split(/[.!?:]+(?:\s|$)/).filter((sentence) => /\w/.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}

/**
 * Adjacent vowels are one syllable except hiatus (li-on, cre-ate); final e is silent; a digit
 * counts one.
 */
export function syllablesIn(word: string): number {
  if (/^\d+$/.test(word)) return word.length;
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const spoken = plain.replace(/(?:[^laeiouyscgxzh]es|[^aeiouydt]ed|[^laeiouy]e|[aeiouy]le|ue)$/, (end) =>
    end.replace(/e/, ''),
  );
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const split = spoken.match(/(?<![tcsgx])i[ao](?!u)|(?<![qg])u[ao]|(?<![gp])eo(?!u)|iu(?!s)|ii/g)?.length ?? 0;
  return Math.max(1, groups + split);
}
