/**
 * A page is built once for each language, so that it carries one and waits for none. Source imports English sentences
 * (`messages/en`); a page in another language takes the file of that language. `resolve.alias` can't do this: what is not yet
 * translated is said in English.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pageFileName } from '../src/shared/i18n/languages.ts';

const ENGLISH = /\/messages\/en\//;

export const singleLanguage = (language: string): Plugin => ({
  name: 'single-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: ENGLISH },
    handler(source, importer, options) {
      const translated = source.replace(ENGLISH, `/messages/${language}/`);
      return this.resolve(translated, importer, { ...options, skipSelf: true });
    },
  },
  async transformIndexHtml(html, { filename }) {
    const file = join(filename, `../messages/${language}/title.ts`);
    const { TITLE, ABOUT } = existsSync(file) ? await import(pathToFileURL(file).href) : {};
    const page = html.replace('<html lang="en"', `<html lang="${language}"`);
    return TITLE ? page.replace(/(?<=<title>)[^<]*/, TITLE).replace(/(?<="description" content=")[^"]*/, ABOUT) : page;
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      Object.assign(bundle['index.html'] ?? {}, { fileName: pageFileName(language) });
    },
  },
});
