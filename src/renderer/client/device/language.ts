/** This device's language. A page is built for each language, so a switch is a navigation. */

import { LANGUAGES } from '#shared/i18n/languages.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { useSettings } from './settings.ts';

/** The address parameter with the wanted language; without it the host uses the browser's preference. */
const LANGUAGE_PARAM = 'lang';

/** Stores a language and opens its page at the same place; the seat stays, since the host holds the match. */
export function switchLanguage(language: string): void {
  useSettings.setState({ tongue: language });
  location.assign(addressIn(location.href, language));
}

/**
 * Whether this page is in the wrong language: the user chose another, and the address names none. Then it navigates
 * there, and nothing may start here.
 */
export function redirectsToLanguage(): boolean {
  const wanted = languageRedirect(location.href, useSettings.getState().tongue);
  if (wanted) location.replace(addressIn(location.href, wanted));
  return wanted !== undefined;
}

/** The language to switch to from this address; undefined if this one is right. */
export function languageRedirect(address: string, chosen: string | undefined, known = LANGUAGES): string | undefined {
  if (!chosen || chosen === LANGUAGE || !Object.hasOwn(known, chosen)) return undefined;
  return new URL(address).searchParams.has(LANGUAGE_PARAM) ? undefined : chosen;
}

/** The same place in a language. */
export function addressIn(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set(LANGUAGE_PARAM, language);
  return url.href;
}
