/** Reads a file of one's own in a worker, so that no content can freeze the page. In: the bytes; out: one answer. */
import { readOwnFile } from './own-file.ts';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(readOwnFile(data)));
