/** Letters after which a syllable may begin: a consonant, a vowel and one letter more. */
const BEFORE_SYLLABLE = /\p{L}{3,}?(?=([cgkprst]h|[b-dfgj-np-tv-xz])[aeiouyà-ÿ]\p{L})/giu;

/**
 * The name with soft hyphens, for a narrow column: a browser knows of few languages where a word may be broken, and of no name.
 * Latin letters alone have them.
 */
export function withSoftHyphens(name: string): string {
  return name.replace(BEFORE_SYLLABLE, '$&\u00AD');
}
