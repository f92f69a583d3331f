/**
 * Merges a database file with its write-ahead log, past the first bad frame, where SQLite itself
 * would stop. https://www.sqlite.org/fileformat2.html
 */

/** SQLite's default page size. */
const PAGE_BYTES = 4096;

const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** The log's magic number for little-endian checksums; with a final 3 they are big-endian. */
const LITTLE_ENDIAN = 0x377f0682;

const HEAD = Buffer.from('SQLite format 3\0', 'latin1');

/** Header fields and their expected values: rollback journal, UTF-8. */
const HEADER_FORM: readonly (readonly [at: number, bytes: readonly number[]])[] = [
  [16, [PAGE_BYTES >> 8, PAGE_BYTES & 0xff, 1, 1, 0, 64, 32, 32]],
  [44, [0, 0, 0, 4]],
  [56, [0, 0, 0, 1]],
];

/**
 * The database with every valid page of the log, and no log left. After a lost page, later ones may
 * not fit earlier ones, so there is also the state up to the loss.
 */
export function mergeWal(main: Uint8Array, log: Uint8Array): Uint8Array[] {
  const { finished, before } = pagesIn(log);
  return [finished, ...(before ? [before] : [])].map((pages) => withPages(main, pages));
}

type Pages = ReadonlyMap<number, Uint8Array>;

function withPages(main: Uint8Array, pages: Pages): Uint8Array {
  const count = Math.max(Math.ceil(main.length / PAGE_BYTES), ...[...pages.keys()].map((page) => page + 1));
  if (count === 0) return new Uint8Array();
  const whole = Buffer.alloc(count * PAGE_BYTES);
  whole.set(main);
  for (const [page, bytes] of pages) whole.set(bytes, page * PAGE_BYTES);
  HEAD.copy(whole);
  for (const [at, bytes] of HEADER_FORM) whole.set(bytes, at);
  return whole;
}

/** The last committed version of each page in the log, by number from 0. */
interface WalPages {
  readonly finished: Pages;
  /** The state at the first lost page; undefined if none was lost. */
  before?: Pages;
}

function pagesIn(log: Uint8Array): WalPages {
  const bytes = Buffer.from(log.buffer, log.byteOffset, log.length);
  const finished = new Map<number, Uint8Array>();
  const logged: WalPages = { finished };
  if (bytes.length < WAL_HEADER_BYTES + FRAME_HEADER_BYTES) return logged;
  const read = bytes.readUInt32BE(0) === LITTLE_ENDIAN + 1 ? 'readUInt32BE' : 'readUInt32LE';
  const salt = saltOf(bytes, read);
  const begun = new Map<number, Uint8Array>();
  // A frame's checksum continues the previous frame's, which is stored there, so each frame can be
  // verified alone.
  let seed: Sum = [bytes.readUInt32BE(24), bytes.readUInt32BE(28)];
  for (
    let at = WAL_HEADER_BYTES;
    at + FRAME_HEADER_BYTES + PAGE_BYTES <= bytes.length;
    at += FRAME_HEADER_BYTES + PAGE_BYTES
  ) {
    const frame = bytes.subarray(at, at + FRAME_HEADER_BYTES + PAGE_BYTES);
    const said: Sum = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
    const page = frame.subarray(FRAME_HEADER_BYTES);
    const sum = checksumOf(page, read, checksumOf(frame.subarray(0, 8), read, seed));
    const isWhole = frame.subarray(8, 16).equals(salt) && sum[0] === said[0] && sum[1] === said[1];
    seed = said;
    if (!isWhole) {
      logged.before ??= new Map(finished);
      continue;
    }
    begun.set(frame.readUInt32BE(0) - 1, page);
    if (frame.readUInt32BE(4) === 0) continue;
    for (const [number, one] of begun) finished.set(number, one);
    begun.clear();
  }
  return logged;
}

/** The salt that marks current frames; the first frame has it, too, if the header is damaged. */
function saltOf(log: Buffer, read: 'readUInt32BE' | 'readUInt32LE'): Buffer {
  const [one, other] = checksumOf(log.subarray(0, 24), read, [0, 0]);
  const isWhole = one === log.readUInt32BE(24) && other === log.readUInt32BE(28);
  return isWhole ? log.subarray(16, 24) : log.subarray(WAL_HEADER_BYTES + 8, WAL_HEADER_BYTES + 16);
}

type Sum = readonly [number, number];

function checksumOf(bytes: Buffer, read: 'readUInt32BE' | 'readUInt32LE', [one, other]: Sum): Sum {
  let [a, b] = [one, other];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + bytes[read](at) + b) >>> 0;
    b = (b + bytes[read](at + 4) + a) >>> 0;
  }
  return [a, b];
}
