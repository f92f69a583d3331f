import { expect, it } from 'vitest';
import { olderVersion } from './app-version.ts';

it.each([
  ['0.1.0', '0.2.0', 'ours'],
  ['0.10.0', '0.9.9', 'theirs'],
  ['1.0.0', '0.99.99', 'theirs'],
  ['0.1.0', '0.1.0-beta.1', 'neither'],
  ['0.1.0', '0.1.0', 'neither'],
  ['1.2.3', '1.2.4-beta.1', 'ours'],
])('of %s and %s it is %s that is older', (ours, theirs, older) => {
  expect(olderVersion(ours, theirs)).toBe(older);
});

it('is not to be told of what is no version', () => {
  for (const strange of ['', 'newest', '1.2', '1.2.3.4', '1e9.0.0', '-1.0.0'])
    expect(olderVersion(strange, strange)).toBe('neither');
});
