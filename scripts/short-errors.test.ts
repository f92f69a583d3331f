import { expect, it } from 'vitest';
import { withShortErrors } from './short-errors.ts';

it('throws the same errors without a word, and leaves the rest as it is', () => {
  const script = `function f(a) { if (a) throw new RangeError("bad " + g(a), { cause }); return a ? new TypeError(m) : new Uint8Array(4); }`;
  expect(withShortErrors(script)).toBe(
    'function f(a) { if (a) throw new RangeError(); return a ? new TypeError() : new Uint8Array(4); }',
  );
});
