import { expect, it } from 'vitest';
import { encodingOf } from './record-file.ts';

it.each([
  ['UTF-8', [0x7b, 0x22], 'utf-8'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x7b], 'utf-8'],
  ['UTF-16 as PowerShell writes it', [0xff, 0xfe, 0x7b, 0], 'utf-16le'],
  ['UTF-16 the other way round', [0xfe, 0xff, 0, 0x7b], 'utf-16be'],
  ['UTF-16 without a mark', [0x7b, 0], 'utf-16le'],
  ['UTF-16 without a mark, the other way round', [0, 0x7b], 'utf-16be'],
  ['nothing at all', [], 'utf-8'],
])('%s is known by how it begins', (_, bytes, encoding) => {
  expect(encodingOf(Uint8Array.from(bytes))).toBe(encoding);
});
