import { encodingOf } from '#shared/engine/record-text.ts';

/** A file's bytes as text, without a mark at its beginning; nothing where they are none. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
