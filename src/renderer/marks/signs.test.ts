import { expect, it } from 'vitest';
import { SIGN_PATHS } from './signs.ts';

it('the twelve signs are light enough for the phone’s page', async () => {
  const zipped = new Blob([JSON.stringify(SIGN_PATHS)]).stream().pipeThrough(new CompressionStream('gzip'));
  expect((await new Response(zipped).arrayBuffer()).byteLength).toBeLessThanOrEqual(1200);
});
