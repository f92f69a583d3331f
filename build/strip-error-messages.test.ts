import { expect, it } from 'vitest';
import { stripErrorMessages } from './strip-error-messages.ts';

it('throws the same errors without a word, and leaves the rest as it is', () => {
  const script = `function f(a) { if (a) throw new RangeError("bad " + g(a), { cause }); return a ? new TypeError(m) : new Uint8Array(4); }`;
  expect(stripErrorMessages(script)).toBe(
    'function f(a) { if (a) throw new RangeError(); return a ? new TypeError() : new Uint8Array(4); }',
  );
});

it('makes no words that only an error would say', () => {
  const script = `function f(a) {
  // The message.
  const size = abytes(abytes(a, 32), 32, 'key').length;
  const got = \`size \${size}\`;
  const message = 'got ' + got;
  // No other message.
  if (size > 2) throw new RangeError(message);
}`;
  expect(stripErrorMessages(script).split(/\s*\n\s*/)).toEqual([
    'function f(a) {',
    '// The message.',
    'const size = abytes(abytes(a, 32), 32).length;',
    '// No other message.',
    'if (size > 2) throw new RangeError();',
    '}',
  ]);
});
