import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage, type MessageParams, parseMessage } from './icu-message.ts';

function filled(text: string, params: MessageParams, language = 'en'): string {
  return formatMessage(parseMessage(text), params, language);
}

describe('a message', () => {
  it.each([
    ['no gap, and { name }', { name: 'Ada {n} #' }],
    ['{n, plural, =0 {none} one {one} other {#, of {all}}} # and {n}', { all: 3 }],
    ['{n,plural,=61{all of them}one{# card}other{# cards}}', {}],
    ['{n, plural, other {{kind, select, red {# red} other {# other}} of #}}', { kind: 'red' }],
    ['{kind, select, red {{n, plural, one {a red one} other {# red ones}}} other {none}}!', { kind: 'blue' }],
    ['{a}{b}{a}', { a: 1, b: '' }],
  ])('is filled as ICU says: %s', (text, params) => {
    for (const language of ['en', 'it', 'pl', 'ar']) {
      for (const n of [0, 1, 2, 5, 11, 61, 1234, 1e6, -1, -12, 2.5]) {
        const given = { ...params, n };
        expect(filled(text, given, language)).toBe(String(new IntlMessageFormat(text, language).format(given)));
      }
    }
  });

  it.each([
    'a } too much',
    'one that is {open',
    '{n, plural, one {# card}}',
    '{n, plural, one {# card} other {# cards}',
    '{n, plural, one # other #}',
    '{n, number, percent}',
    '{}',
  ])('that is not written as it should be is refused: %s', (text) => {
    expect(() => parseMessage(text)).toThrow(text);
  });

  it('is not said with a gap in it', () => {
    expect(() => filled('{name} deals', {})).toThrow('{name}');
  });
});
