/**
 * A page is built once for each language. All is written with the English words beside it (`messages/en`); a page in another
 * language is made of the same files with the words of that language in their place, so that it carries one language, asks
 * for none, and weighs what the English one does.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pageFileName, SOURCE_LANGUAGE } from '../src/shared/i18n/languages.ts';

/** What a file of words exports: sentences by key, or a word alone. */
export type CatalogueExports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Where the same words lie in another language; nothing for what is no file of words. */
export function translationOf(file: string, language: string): string | undefined {
  return /\/messages\/en\/.+\.ts$/.test(file) ? file.replace('/messages/en/', `/messages/${language}/`) : undefined;
}

/** The words of a language; what it does not say yet is said in English. */
export function withEnglishFallback(english: CatalogueExports, own: CatalogueExports): CatalogueExports {
  return Object.fromEntries(
    Object.entries(english).map(([name, words]) => {
      const said = own[name] ?? words;
      return [name, typeof words === 'string' || typeof said === 'string' ? said : { ...words, ...said }];
    }),
  );
}

/** What a page is called, and what it is, where words beside it say so. */
async function titleIn(folder: string, language: string): Promise<{ TITLE: string; ABOUT: string } | undefined> {
  const file = [language, SOURCE_LANGUAGE]
    .map((one) => join(folder, `messages/${one}/title.ts`))
    .find((one) => existsSync(one));
  return file && (await import(pathToFileURL(file).href));
}

export const singleLanguage = (language: string): Plugin => ({
  name: 'single-language',
  enforce: 'pre',
  async load(id) {
    const [file = ''] = id.split('?');
    const translation = translationOf(file, language);
    if (!translation) return undefined;
    const own = existsSync(translation) ? translation : file;
    const [english, said] = await Promise.all([file, own].map((one) => import(pathToFileURL(one).href)));
    const lines = Object.entries(withEnglishFallback(english, said)).map(
      ([name, words]) => `export const ${name} = ${JSON.stringify(words)};`,
    );
    return lines.join('\n');
  },
  async transformIndexHtml(html, { filename }) {
    const head = await titleIn(dirname(filename), language);
    const said = head
      ? html
          .replace(/<title>.*<\/title>/, `<title>${head.TITLE}</title>`)
          .replace(/(<meta name="description" content=")[^"]*/, `$1${head.ABOUT}`)
      : html;
    return said.replace(/<html lang="\w+"/, `<html lang="${language}"`);
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (language === SOURCE_LANGUAGE || page?.type !== 'asset') return;
      delete bundle['index.html'];
      this.emitFile({ type: 'asset', fileName: pageFileName(language), source: page.source });
    },
  },
});
