/** A piece of a text: a word that is explained, or what stands around such words. */
export interface TextPiece {
  readonly text: string;
  readonly isExplained: boolean;
}

/** Cuts a text at the first place of each of these words; nothing is left out. */
export function splitAtWords(text: string, words: readonly string[]): TextPiece[] {
  if (words.length === 0) return [{ text, isExplained: false }];
  const found = new Set<string>();
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  // What stands before a word is looked at by itself: Safari before 16.4 can't look back.
  const cut = new RegExp(`(${longestFirst.join('|')})(?!\\p{L})`, 'gu');
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(cut)) {
    if (found.has(word) || /\p{L}$/u.test(text.slice(Math.max(index - 2, 0), index))) continue;
    found.add(word);
    if (index > at) pieces.push({ text: text.slice(at, index), isExplained: false });
    pieces.push({ text: word, isExplained: true });
    at = index + word.length;
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isExplained: false }] : pieces;
}
