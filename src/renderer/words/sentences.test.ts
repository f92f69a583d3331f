import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { fill, type Message, readMessage } from '#shared/words/message.ts';

/** Every file of words there is, the games' too. */
const FILES = import.meta.glob<Record<string, unknown>>('../../**/words/en/**/*.ts', { eager: true });

const SENTENCES = new Set(
  Object.values(FILES)
    .flatMap((file) => Object.values(file))
    .flatMap((words) => (typeof words === 'object' ? Object.values(words ?? {}) : []))
    .filter((sentence) => typeof sentence === 'string'),
);

/** Counts that a sentence may choose by, and what else a gap was seen to hold. */
const COUNTS = [0, 1, 2, 60, 61, 1234, -3];

/** What can be put into each gap, so that each choice is taken once. */
function gapsOf(message: Message, gaps = new Map<string, (string | number)[]>()): Map<string, (string | number)[]> {
  for (const part of message) {
    if (typeof part !== 'object') continue;
    const named = part.by === 'select' ? [...part.choices.keys()] : COUNTS;
    gaps.set(part.name, [...(gaps.get(part.name) ?? []), ...named]);
    for (const choice of part.choices.values()) gapsOf(choice, gaps);
  }
  return gaps;
}

describe('every sentence', () => {
  it('is said as the library for ICU messages says it', () => {
    let said = 0;
    for (const sentence of SENTENCES) {
      // These mean something to ICU that our own reader does not know.
      expect(sentence).not.toMatch(/['<>]/);
      const message = readMessage(sentence);
      const gaps = [...gapsOf(message)];
      const most = Math.max(1, ...gaps.map(([, values]) => values.length));
      for (let k = 0; k < most; k++) {
        const params = Object.fromEntries(gaps.map(([name, values]) => [name, values[k % values.length] ?? '']));
        expect(fill(message, params, 'en')).toBe(String(new IntlMessageFormat(sentence, 'en').format(params)));
        said++;
      }
    }
    expect(said).toBeGreaterThan(SENTENCES.size);
    expect(SENTENCES.size).toBeGreaterThan(1000);
  });
});
