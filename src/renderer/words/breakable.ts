/** Where a long name may be broken in a narrow column: a browser knows that of few languages, and of no name. */

/** A soft hyphen: it is seen where a line breaks there, and nowhere else. */
const SOFT = '\u00AD';

/** A shorter word is whole. */
const LONG = 9;

/** So many letters at least stand before a hyphen, and after it. */
const LEAST = 3;

const VOWEL = /^[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]$/iu;
/** Letters that are one sound with the h after them. */
const WITH_H = /^[cgkprst]$/iu;
const LETTER = /^\p{L}$/u;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.test(letter);
const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && LETTER.test(letter) && !VOWEL.test(letter);

/** The name with soft hyphens in its long words: before a consonant with a vowel after it, as syllables in Latin letters begin. */
export function breakable(name: string): string {
  return name.split(/(\s)/u).map(breakableWord).join('');
}

function breakableWord(word: string): string {
  const letters = Array.from(word);
  if (letters.length < LONG) return word;
  return letters.map((letter, at) => (beginsSyllable(letters, at) ? SOFT + letter : letter)).join('');
}

function beginsSyllable(letters: readonly string[], at: number): boolean {
  if (at < LEAST || at > letters.length - LEAST) return false;
  const [before = '', letter = '', next = ''] = letters.slice(at - 1, at + 2);
  if (!isConsonant(letter)) return false;
  const isWithH = next.toLowerCase() === 'h' && WITH_H.test(letter);
  if (letter.toLowerCase() === 'h' && WITH_H.test(before)) return false;
  return isVowel(isWithH ? letters[at + 2] : next) && LETTER.test(before);
}
