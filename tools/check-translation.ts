/**
 * What a language does not say yet, says otherwise, or says for nobody: `npm run -s tool tools/check-translation.ts it`. Prints it file by file, and
 * how much of all there is already said. Ends with 1 if anything is amiss.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ParsedMessage, parseMessage } from '../src/shared/i18n/icu-message.ts';
import { fail } from './command-line.ts';

/** What a file of words exports: sentences by key, or a word alone. */
export type CatalogueExports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const ROOT = resolve(import.meta.dirname, '..');

/** Their keys are words of the texts that they explain, in that language. */
const OWN_KEYS = /\/glossary\.ts$/;

/** All files of English words, by their path below the root. */
export const messageFiles = (): string[] =>
  globSync('{src,packaging}/**/messages/en/**/*.ts', { cwd: ROOT }).toSorted();

/** What is amiss in a language, by file. */
export async function problemsIn(language: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const amiss = new Map<string, readonly string[]>();
  for (const file of messageFiles()) {
    const own = file.replace('/messages/en/', `/messages/${language}/`);
    const english = await exportsOf(file);
    const found = existsSync(resolve(ROOT, own))
      ? differencesOf(english, await ownExportsOf(own, english), OWN_KEYS.test(file))
      : [`the file is missing: ${countOf(english)} sentences`];
    if (found.length > 0) amiss.set(own, found);
  }
  const known = new Set(messageFiles().map((file) => file.replace('/messages/en/', `/messages/${language}/`)));
  for (const file of globSync(`{src,packaging}/**/messages/${language}/**/*.ts`, { cwd: ROOT })) {
    if (!known.has(file)) amiss.set(file, ['there is no such file of English words']);
  }
  return amiss;
}

/** What a file of words exports, by its path below the root. */
export async function exportsOf(file: string): Promise<CatalogueExports> {
  return import(pathToFileURL(resolve(ROOT, file)).href);
}

/** The same without the English sentences that a file which is not yet whole begins with. */
async function ownExportsOf(file: string, english: CatalogueExports): Promise<CatalogueExports> {
  const all = await exportsOf(file);
  return readFileSync(resolve(ROOT, file), 'utf8').includes("from '../en/") ? withoutEnglish(all, english) : all;
}

export function withoutEnglish(all: CatalogueExports, english: CatalogueExports): CatalogueExports {
  const others = Object.entries(all).map(([name, words]) => {
    const first = english[name];
    if (typeof words === 'string' || typeof first !== 'object') return [name, words];
    return [name, Object.fromEntries(Object.entries(words).filter(([key, text]) => first[key] !== text))];
  });
  return Object.fromEntries(others);
}

function countOf(words: CatalogueExports): number {
  return Object.values(words).reduce(
    (sum, group) => sum + (typeof group === 'string' ? 1 : Object.keys(group).length),
    0,
  );
}

/** In what the words of a file differ from the English ones, beyond what they say. */
export function differencesOf(english: CatalogueExports, own: CatalogueExports, ownKeys = false): string[] {
  const unused = Object.keys(own).filter((name) => !Object.hasOwn(english, name));
  return [
    ...unused.map((name) => `${name}: nobody asks for it`),
    ...Object.entries(english).flatMap(([name, words]) => {
      const said = own[name];
      if (said === undefined) return `${name} is missing`;
      if (typeof words === 'string' || typeof said === 'string')
        return typeof words === typeof said ? [] : `${name}: of another kind`;
      return ownKeys ? [] : differencesIn(words, said);
    }),
  ];
}

function differencesIn(english: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>): string[] {
  const unused = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  return [
    ...unused.map((key) => `${key}: nobody asks for it`),
    ...Object.entries(english).flatMap(([key, text]) => {
      const said = Object.hasOwn(own, key) ? own[key] : undefined;
      if (said === undefined) return `${key} is missing: ${text}`;
      if (said.trim() === '' && text.trim() !== '') return `${key} says nothing`;
      const why = gapMismatch(text, said);
      return why ? `${key}: ${why}` : [];
    }),
  ];
}

/** What is other in the gaps of two sentences. */
function gapMismatch(english: string, own: string): string | undefined {
  try {
    const [wanted, given] = [gapsOf(parseMessage(english)), gapsOf(parseMessage(own))];
    const missing = wanted.filter((gap) => !given.includes(gap));
    const more = given.filter((gap) => !wanted.includes(gap));
    if (missing.length + more.length === 0) return undefined;
    return [missing.length > 0 && `without ${missing.join(', ')}`, more.length > 0 && `with ${more.join(', ')}`]
      .filter(Boolean)
      .join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a sentence asks for: each gap by name and kind; the choices of a `select` are data, those of a `plural` its language's own. */
function gapsOf(message: ParsedMessage): string[] {
  const gaps = message.flatMap((part) => {
    if (typeof part !== 'object') return [];
    const choices = part.by === 'select' ? ` ${[...part.choices.keys()].toSorted().join(' ')}` : '';
    const kind = part.by ? `, ${part.by}${choices}` : '';
    return [`{${part.name}${kind}}`, ...[...part.choices.values()].flatMap(gapsOf)];
  });
  return [...new Set(gaps)].toSorted();
}

if (import.meta.main) {
  const [language = '', ...rest] = process.argv.slice(2);
  if (!/^[a-z]{2,3}$/.test(language) || rest.length > 0)
    fail('name one language, as the folders of its words are called: it');
  const amiss = await problemsIn(language);
  for (const [file, lines] of amiss) console.log(`${file}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  const all = (await Promise.all(messageFiles().map(exportsOf))).reduce((sum, words) => sum + countOf(words), 0);
  console.log(`${messageFiles().length} files with ${all} sentences; ${amiss.size} files with something amiss`);
  process.exitCode = amiss.size > 0 ? 1 : 0;
}
