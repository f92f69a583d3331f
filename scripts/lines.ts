/** A file of records, line by line, in whatever encoding it was written. */
import { encodingOf, ENCODING_MARK_BYTES } from '../src/shared/engine/record-text.ts';

/**
 * The lines of a stream of bytes, without their ends; a file of any size takes the memory of its longest line. Throws what
 * the stream throws, and a `TypeError` where it is no text.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begun = Buffer.alloc(0);
  let rest = '';
  for await (const bytes of input) {
    begun = Buffer.concat([begun, bytes]);
    if (!decoder && begun.length < ENCODING_MARK_BYTES) continue;
    decoder ??= new TextDecoder(encodingOf(begun), { fatal: true });
    const lines = (rest + decoder.decode(begun, { stream: true })).split('\n');
    begun = Buffer.alloc(0);
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  decoder ??= new TextDecoder('utf-8', { fatal: true });
  rest += decoder.decode(begun);
  if (rest !== '') yield rest.replace(/\r$/, '');
}
