/** Messages on their way into a sealed line: long ones are deflated before, and all stay in order. */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { FramePayload } from '#shared/noise/frame.ts';

const deflateAsync = promisify(deflate);

/**
 * What is told to everybody at once, the room and its evening, is worth packing: a hundred phones on one radio hear it
 * sooner. Whatever is smaller, every move and every hand, goes as it is; and nothing is kept of one message for the next.
 */
export const COMPRESSION_THRESHOLD_BYTES = 16 * 1024;

/** What is as long as with any other cards stays so: how well it packs would tell of them. */
const PADDED_UPDATE_MARK = '"pad":"';

export interface Compressor {
  /** How many bytes wait here for those before them. */
  readonly pendingBytes: number;
  /** Sends it, after all that was sent before. */
  send(text: string): void;
}

/** `packs`: whether long messages are deflated. `out` gets each message when its turn has come. */
export function compressor(packs: boolean, out: (message: FramePayload) => void): Compressor {
  let waiting = 0;
  let last: Promise<void> | undefined;
  return {
    get pendingBytes() {
      return waiting;
    },
    send(text) {
      const bytes = Buffer.from(text);
      const isLong = packs && bytes.length > COMPRESSION_THRESHOLD_BYTES && !text.includes(PADDED_UPDATE_MARK);
      if (!isLong && waiting === 0) return out({ deflated: false, bytes });
      waiting += bytes.length;
      const packed = isLong ? deflateAsync(bytes) : undefined;
      last = (last ?? Promise.resolve()).then(async () => {
        const small = await packed?.catch(() => undefined);
        out(small ? { deflated: true, bytes: small } : { deflated: false, bytes });
        waiting -= bytes.length;
      });
    },
  };
}
