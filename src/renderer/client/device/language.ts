/** Which language this device speaks. A page is built for each, so that another one is another page. */

import { LANGUAGES } from '#shared/i18n/languages.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { useSettings } from './settings.ts';

/** In an address: the language that is wanted there. Without it the host goes by what the browser asks for. */
const LANGUAGE_PARAM = 'lang';

/** Keeps a language and goes to its page: the same place, the same seat, since the host holds what is played. */
export function switchLanguage(language: string): void {
  useSettings.setState({ tongue: language });
  location.assign(addressIn(location.href, language));
}

/**
 * Where this page is in the wrong language: the person chose another one, and the address asks for none. Then it goes there,
 * and nothing is to be begun here.
 */
export function redirectsToLanguage(): boolean {
  const wanted = languageRedirect(location.href, useSettings.getState().tongue);
  if (wanted) location.replace(addressIn(location.href, wanted));
  return wanted !== undefined;
}

/** The language to go to from a page at this address, if not this one is wanted. */
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
