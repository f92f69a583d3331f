import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATIC_FILES } from './static-files.ts';

interface WebManifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const MANIFEST: WebManifest = JSON.parse(readFileSync(STATIC_FILES['app.webmanifest'] ?? '', 'utf8'));

it.each(MANIFEST.icons)('the icon $src lies beside the manifest, $sizes pixels large', ({ src, sizes }) => {
  const icon = readFileSync(STATIC_FILES[src] ?? '');
  // A PNG says its width and height at these places.
  const drawn = src.endsWith('.svg') ? 'any' : `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`;
  expect(drawn).toBe(sizes);
});
