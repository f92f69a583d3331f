import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage, type ParsedMessage, parseMessage } from '#shared/i18n/icu-message.ts';

/** Every catalogue in any language, complete or not; the games' too. */
const FILES = import.meta.glob<Record<string, unknown>>(['../../**/messages/*/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** Every sentence, by language. */
const SENTENCES = new Map<string, Set<string>>();
for (const [path, file] of Object.entries(FILES)) {
  const language = /\/messages\/([a-z]+)\//.exec(path)?.[1] ?? '';
  const sentences = SENTENCES.get(language) ?? new Set();
  for (const words of Object.values(file)) {
    if (typeof words !== 'object') continue;
    for (const sentence of Object.values(words ?? {})) if (typeof sentence === 'string') sentences.add(sentence);
  }
  SENTENCES.set(language, sentences);
}

/** Counts that a sentence may select by, and other values of a parameter. */
const COUNTS = [0, 1, 2, 60, 61, 1234, -3];

/** Values for each parameter, so that each branch is taken once. */
function gapsOf(
  message: ParsedMessage,
  gaps = new Map<string, (string | number)[]>(),
): Map<string, (string | number)[]> {
  for (const part of message) {
    if (typeof part !== 'object') continue;
    const named = part.by === 'select' ? [...part.choices.keys()] : COUNTS;
    gaps.set(part.name, [...(gaps.get(part.name) ?? []), ...named]);
    for (const choice of part.choices.values()) gapsOf(choice, gaps);
  }
  return gaps;
}

describe.each([...SENTENCES])('every sentence in %s', (language, sentences) => {
  it('is said as the library for ICU messages says it', () => {
    let said = 0;
    for (const sentence of sentences) {
      // These mean something to ICU that our own reader does not support.
      expect(sentence).not.toMatch(/['<>]/);
      const message = parseMessage(sentence);
      const gaps = [...gapsOf(message)];
      const most = Math.max(1, ...gaps.map(([, values]) => values.length));
      for (let k = 0; k < most; k++) {
        const params = Object.fromEntries(gaps.map(([name, values]) => [name, values[k % values.length] ?? '']));
        expect(formatMessage(message, params, language)).toBe(
          String(new IntlMessageFormat(sentence, language).format(params)),
        );
        said++;
      }
    }
    expect(said).toBeGreaterThanOrEqual(sentences.size);
  });
});

it('there are many of them', () => {
  expect(SENTENCES.get('en')?.size).toBeGreaterThan(2000);
  expect([...SENTENCES.keys()].filter((language) => !Intl.PluralRules.supportedLocalesOf(language).length)).toEqual([]);
});
