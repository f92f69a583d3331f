/**
 * Writes the page for who can't begin the others: HTML that a browser of twenty years ago shows, without script or style sheet
 * (our CSP forbids styles in a page; words of HTML 4 it leaves alone). Vite would add a script to it, and knows no languages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, pageFileName } from '../../src/shared/i18n/languages.ts';
import { oldestFor } from './targets.ts';

const SOURCES = resolve('src/renderer/legacy-browsers');

/** In all languages, into the folder of pages. */
export async function writeUnsupportedPages(pages: string): Promise<void> {
  const page = readFileSync(`${SOURCES}/unsupported.html`, 'utf8');
  const versions = { ...Object.fromEntries(oldestFor('page')), set: oldestFor('screen').get('chrome') };
  mkdirSync(`${pages}/cannot`, { recursive: true });
  for (const language of Object.keys(LANGUAGES)) {
    const { UNSUPPORTED } = await import(pathToFileURL(`${SOURCES}/messages/${language}/cannot.ts`).href);
    const texts: Readonly<Record<string, string>> = { ...UNSUPPORTED, ...versions };
    const filled = (text: string): string => text.replaceAll(/\{([\w.]+)\}/g, (_, key) => filled(String(texts[key])));
    writeFileSync(`${pages}/cannot/${pageFileName(language)}`, filled(page.replace('lang="en"', `lang="${language}"`)));
  }
}
