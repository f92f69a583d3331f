/** The languages that the program speaks whole, and which of them somebody gets. One more: docs/languages.md. */
import languages from './languages.json' with { type: 'json' };

/** The one that all words are written in first. */
export const SOURCE_LANGUAGE = 'en';

/** By how `lang` and `Intl` name it, what each language calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;

/** The first of these that is spoken here, as systems and browsers name languages: `de-AT` gets `de`. */
export function bestLanguage(wanted: readonly string[], known = LANGUAGES): string {
  const plain = wanted.map((one) => one.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '');
  return plain.find((one) => Object.hasOwn(known, one)) ?? SOURCE_LANGUAGE;
}

/** How the file of a page is called in a language. */
export function pageFileName(language: string): string {
  return language === SOURCE_LANGUAGE ? 'index.html' : `index.${language}.html`;
}
