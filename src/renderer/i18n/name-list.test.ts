/** Lists of names are said as a language says them, everywhere. */
import { expect, it } from 'vitest';
import { nameList } from './names.ts';

const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../legacy-browsers/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Names put together by hand; `names.join(' + ')` is a side of partners. */
const BY_HAND = /(?:names|people|winners|[nN]ame\w*\([^\n]*\)+|bidiIsolated\)+)(?: \?\? '')?\)*\.join\('(?:, | · )'\)/;

it('joins the last name with a word', () => {
  expect(nameList([])).toBe('');
  expect(nameList(['Anna'])).toBe('Anna');
  expect(nameList(['Anna', 'Ben', 'דנה'])).toBe('Anna, Ben and \u2068דנה\u2069');
});

it('is what every list of names is made with', () => {
  const wrong = Object.entries(SOURCES).flatMap(([path, source]) =>
    source.split('\n').flatMap((line) => (BY_HAND.test(line) && !line.includes('nameList(') ? `${path}: ${line}` : [])),
  );
  expect(wrong).toEqual([]);
});
