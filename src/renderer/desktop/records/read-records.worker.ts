/** Reads a file of records in a worker, so that no content can freeze the page. In: the bytes; out: one answer. */
import { readRecords } from './read-records.ts';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(readRecords(data)));
