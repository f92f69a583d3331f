/** The languages that the program speaks whole, and which of them somebody gets. One more: docs/languages.md. */
import languages from './languages.json' with { type: 'json' };

/** The one that all words are written in first. */
export const FIRST = 'en';

/** By how `lang` and `Intl` name it, what each language calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;

/** The first of these that is spoken here, as systems and browsers name languages: `de-AT` gets `de`. */
export function spokenOf(wanted: readonly string[], known = LANGUAGES): string {
  const plain = wanted.map((one) => one.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '');
  return plain.find((one) => Object.hasOwn(known, one)) ?? FIRST;
}

/** How the file of a page is called in a language. */
export function pageIn(language: string): string {
  return language === FIRST ? 'index.html' : `index.${language}.html`;
}
