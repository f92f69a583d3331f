/** Reads a file of records beside the page: whatever is in it, the page goes on. Is sent its bytes, answers once. */
import { readRecords } from './read-records.ts';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(readRecords(data)));
