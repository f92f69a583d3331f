import { describe, expect, it } from 'vitest';
import { isStale } from './build-if-needed.ts';

describe('what is built', () => {
  it('is fresh when every part is newer than every source', () => expect(isStale([20, 30], [10, 19])).toBe(false));
  it('is stale when one source is newer than one part', () => expect(isStale([20, 30], [10, 21])).toBe(true));
  it('is stale when a part is missing', () => expect(isStale([20, undefined], [10])).toBe(true));
});
