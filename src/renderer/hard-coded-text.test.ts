/** No sentence is welded into a component: what is said lies in files of words, so that every language says it. */
import { expect, it } from 'vitest';

const COMPONENTS = import.meta.glob<string>(['./**/*.tsx', '!**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Attributes that are read out or shown, with a text of their own. */
const ATTRIBUTE =
  /\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|closeLabel)=(?:"([^"]*)"|\{'([^']*)'\}|\{`([^`]*)`\})/g;

/** Text between tags: after the end of a tag's line or on it, up to the next tag or brace. */
const TEXT = /(?:(?<![\w)])<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?|^\s*\/?|\})>\s*([^<>{}()=;`&#]+?)\s*(?=[<{])/gm;

/** What stands on a key of a keyboard, and in an address, is the same in every language. */
const SAME = new Set(['Esc', '/hand']);

/** What has two letters in a row outside of gaps is a word of some language; unless it is the key of one. */
const isWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replace(/\$\{[^}]*\}/g, '')) && !SAME.has(text) && !/^[a-z-]+(?:\.[a-z-]+)+$/.test(text);

function weldedIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const attributes = [...code.matchAll(ATTRIBUTE)].map(([, plain, quoted, ticked]) => plain ?? quoted ?? ticked ?? '');
  const texts = [...code.matchAll(TEXT)].map(([, text = '']) => text);
  return [...attributes, ...texts].filter(isWord);
}

it('finds what is welded in', () => {
  expect(weldedIn('<p>Deal the cards</p>')).toEqual(['Deal the cards']);
  expect(weldedIn('<p className="small">\n  Deal {count} cards\n</p>')).toEqual(['Deal']);
  expect(weldedIn('<button aria-label="Close it" type="button">{say("x")}</button>')).toEqual(['Close it']);
  expect(weldedIn("<img alt={'A card'} />")).toEqual(['A card']);
  expect(weldedIn('<p title={`It is over`}>·</p>')).toEqual(['It is over']);
  expect(weldedIn('// <p>Not said</p>\n<p>{say("x")} × 2</p>')).toEqual([]);
});

it('no component says a word of its own', () => {
  const welded = Object.entries(COMPONENTS).flatMap(([path, source]) =>
    weldedIn(source).map((text) => `${path}: ${text}`),
  );
  expect(Object.keys(COMPONENTS).length).toBeGreaterThan(250);
  expect(welded).toEqual([]);
});
