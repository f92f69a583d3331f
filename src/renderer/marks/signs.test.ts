import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { SIGN_PATHS } from './signs.ts';

it('the twelve signs are light enough for the phone’s page', () => {
  expect(gzipSync(JSON.stringify(SIGN_PATHS)).length).toBeLessThanOrEqual(1200);
});
