/**
 * A page is built once for each language, so that it carries one and waits for none. Source imports English sentences
 * (`messages/en`); a page in another language takes the file of that language. `resolve.alias` can't do this: what is not yet
 * translated is said in English.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pageFileName, SOURCE_LANGUAGE } from '../src/shared/i18n/languages.ts';

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
    const page = html.replace(/<html lang="\w+"/, `<html lang="${language}"`);
    const title = [language, SOURCE_LANGUAGE]
      .map((one) => join(dirname(filename), `messages/${one}/title.ts`))
      .find((file) => existsSync(file));
    if (!title) return page;
    const { TITLE, ABOUT } = await import(pathToFileURL(title).href);
    return page
      .replace(/<title>.*<\/title>/, `<title>${TITLE}</title>`)
      .replace(/(<meta name="description" content=")[^"]*/, `$1${ABOUT}`);
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page) page.fileName = pageFileName(language);
    },
  },
});
