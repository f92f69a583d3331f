/** The numbered rules in docs/rules, what the rules page says of them, and where code and tests cite them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionSpecs } from '../../src/shared/engine/options.ts';
import { type Messages, translate } from '../../src/shared/i18n/translate.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A game's rules by number: in docs/rules, or in its own folder; nothing where nobody has written them yet. */
export function docOf(game: string): string {
  const places = [join('docs/rules', `${game}.md`), join('src/shared/games', game, 'rules.md')];
  const file = places.map((place) => join(ROOT, place)).find(existsSync);
  return file ? readFileSync(file, 'utf8') : '';
}

/** A section of the rules page: its heading as the docs write it, and its text with what options add to it. */
export interface PageSection {
  readonly heading: string;
  readonly text: string;
}

export function pageOf(words: Messages, options: OptionSpecs): PageSection[] {
  const sections: PageSection[] = [];
  for (let n = 1; words[`rules.${n}.title`]; n++) {
    const chosen = Object.entries(options).flatMap(([name, { values, default: standard }]) => {
      const key = `rules.${n}.${name}`;
      // A sentence with the value in it is read with two of them.
      const shown = words[key]
        ? [standard, values.at(-1) ?? standard]
        : values.filter((value) => words[`${key}.${value}`]);
      return shown.map((value) =>
        words[key] ? translate(words, key, { [name]: value }) : (words[`${key}.${value}`] ?? ''),
      );
    });
    const text = [words[`rules.${n}.text`] ?? '', ...chosen].join('\n');
    sections.push({ heading: `## ${n}. ${words[`rules.${n}.title`]}`, text });
  }
  return sections;
}

/** The rules of a document or a section of it, by number. */
export function rulesIn(text: string): Map<string, string> {
  const [, ...rules] = text.split(/^- \*\*(?=[A-Z]+-\d+\*\* )/m);
  return new Map(rules.map((rule) => [rule.slice(0, rule.indexOf('**')), rule.split(/^## /m)[0] ?? '']));
}

export function sectionsOf(doc: string): string[] {
  return doc
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => section.trimEnd());
}

const NUMERALS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...NUMERALS.map((word, k) => [word, k + 2] as const),
  ['forty', 40],
  ['ninety', 90],
]);

/** How many of anything a text speaks of, in figures and in words. */
export function numbersIn(text: string): Set<number> {
  const found = text.toLowerCase().match(/\b(?:\d+|[a-z]+)\b/g) ?? [];
  return new Set(found.flatMap((word) => NUMBERS.get(word) ?? (/^\d/.test(word) ? Number(word) : [])));
}

/** Every number that is cited, with the files: of the rules (all in shared), of tests, and of what else there is. */
export function citations(): Record<'rules' | 'tests' | 'others', Map<string, string[]>> {
  const cited = {
    rules: new Map<string, string[]>(),
    tests: new Map<string, string[]>(),
    others: new Map<string, string[]>(),
  };
  for (const file of globSync(['src/**/*.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'], { cwd: ROOT })) {
    if (file.startsWith(join('tests', 'rules'))) continue;
    const kind = /[.]test[.]tsx?$/.test(file) ? 'tests' : file.startsWith(join('src', 'shared')) ? 'rules' : 'others';
    for (const number of citedIn(readFileSync(join(ROOT, file), 'utf8'))) {
      cited[kind].set(number, [...(cited[kind].get(number) ?? []), file]);
    }
  }
  return cited;
}

export function citedIn(text: string): Set<string> {
  return new Set(text.match(/\b[A-Z]{2}-\d+\b/g));
}
