/** The supported languages, and which one a user gets. To add one: docs/languages.md. */
import languages from './languages.json' with { type: 'json' };

/** The language that messages are written in first. */
export const SOURCE_LANGUAGE = 'en';

/** Each language's own name, by its `lang` code. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;

/** The first supported language of those wanted: `de-AT` gives `de`. */
export function bestLanguage(wanted: readonly string[], known = LANGUAGES): string {
  const plain = wanted.map((one) => one.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '');
  return plain.find((one) => Object.hasOwn(known, one)) ?? SOURCE_LANGUAGE;
}

/** The file name of a page in a language. */
export function pageFileName(language: string): string {
  return language === SOURCE_LANGUAGE ? 'index.html' : `index.${language}.html`;
}
