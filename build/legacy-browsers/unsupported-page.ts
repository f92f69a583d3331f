/**
 * The page for who can't begin the others: no script, no style sheet, nothing that a browser of twenty years ago would not
 * show. What it looks like is said as one said it then: our CSP forbids styles in a page, these words it leaves alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, pageFileName } from '../../src/shared/i18n/languages.ts';
import { oldestFor } from './targets.ts';

type Words = Readonly<Record<string, string>>;

/** The page in a language. */
function unsupportedPage(language: string, words: Words): string {
  const page = oldestFor('page');
  const versions: Readonly<Record<string, number | undefined>> = {
    ...Object.fromEntries(page),
    set: oldestFor('screen').get('chrome'),
  };
  const say = (key: string): string =>
    (words[`unsupported.${key}`] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(versions[name] ?? ''));
  const ways = [
    ['/hand/', 'hand'],
    ['/screen', 'screen'],
    ['/', 'table'],
  ].map(([address, name]) => `<li><a href="${address}">${say(`again.${name}`)}</a></li>`);
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html lang="${language}" translate="no" class="notranslate">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="google" content="notranslate">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
</head>
<body bgcolor="#14291f" text="#f6e4c1" link="#ecce86" vlink="#d4a94e" alink="#ffffff">
<table align="center" width="90%" cellpadding="12"><tr><td><font face="Georgia, serif" size="4">
<p><font color="#d4a94e">Panno Verde</font></p>
<h1>${say('title')}</h1>
<p>${say('why')}</p>
<ul>${ways.join('')}</ul>
<h2>${say('what')}</h2>
<ul><li>${['phones', 'sets', 'else'].map(say).join('</li><li>')}</li></ul>
</font></td></tr></table>
</body>
</html>
`;
}

/** In all languages, into the folder of pages. */
export async function writeUnsupportedPages(pages: string): Promise<void> {
  mkdirSync(`${pages}/cannot`, { recursive: true });
  for (const language of Object.keys(LANGUAGES)) {
    const words = resolve(`src/renderer/legacy-browsers/messages/${language}/cannot.ts`);
    const { UNSUPPORTED } = await import(pathToFileURL(words).href);
    writeFileSync(`${pages}/cannot/${pageFileName(language)}`, unsupportedPage(language, UNSUPPORTED));
  }
}
