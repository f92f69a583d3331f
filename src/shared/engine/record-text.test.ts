import { expect, it } from 'vitest';
import { encodingOf, textOf } from './record-text.ts';

const TEXT = '{"names":["Zoë","می‌خواهم"]}\n';

function utf16(text: string, bigEndian = false): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let k = 0; k < text.length; k++) view.setUint16(2 * k, text.charCodeAt(k), !bigEndian);
  return bytes;
}

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16 as PowerShell writes it', utf16(`\ufeff${TEXT}`)],
  ['UTF-16 the other way round', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16 without a mark', utf16(TEXT)],
  ['UTF-16 without a mark, the other way round', utf16(TEXT, true)],
])('%s is read as the text that it is', (_, bytes) => {
  expect(textOf(bytes)).toBe(TEXT);
});

it('bytes that are no text are refused', () => {
  expect(textOf(Uint8Array.of(0x7b, 0xc3, 0x28))).toBeUndefined();
  expect(textOf(Uint8Array.of(0xff, 0xfe, 0x7b))).toBeUndefined();
});

it('nothing at all is text, too', () => {
  expect(encodingOf(new Uint8Array())).toBe('utf-8');
  expect(textOf(new Uint8Array())).toBe('');
});
