/** When a match was played, as people say it in the page's language. */
import { LANGUAGE } from '#shared/words/en/language.ts';

export function dayOf(began: string | undefined): string {
  if (!began) return '';
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' }).format(new Date(began));
}

export function timeOf(began: string): string {
  const form = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });
  return form.format(new Date(began));
}
