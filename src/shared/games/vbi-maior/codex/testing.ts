/**
 * How hard a text is to read: the grade of Flesch and Kincaid, the school year in the United States in which one can read
 * it. J. P. Kincaid and others, Derivation of New Readability Formulas (1975).
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

/** Vowels that stand together are one syllable, but for those of two (li-on, cre-ate); an e at the end is silent; a digit counts as one. */
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
