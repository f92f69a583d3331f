/** The text of a file of records, however the program that wrote it encodes text. */

/** UTF-8, or what a shell of Windows makes of what it is to write into a file; as `TextDecoder` calls them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** How many bytes {@link encodingOf} looks at. */
export const ENCODING_MARK_BYTES = 2;

/** The encoding of a file that begins so: by its mark, or by the zero beside each letter of JSON. */
export function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}
