/**
 * A codec for the DNS messages that advertise tables (RFC 1035, 6762). Decoding is bounded: few
 * compression jumps, and no more records than a host sends. Throws on invalid input.
 */

export type RecordType = 'A' | 'PTR' | 'TXT' | 'SRV';

const TYPES: Readonly<Record<RecordType, number>> = { A: 1, PTR: 12, TXT: 16, SRV: 33 };

/** A record; the `data` of an address is its text. */
export type DnsRecord = { readonly name: string; readonly ttl: number } & (
  | { readonly type: 'A' | 'PTR'; readonly data: string }
  | { readonly type: 'TXT'; readonly data: readonly Buffer[] }
  | { readonly type: 'SRV'; readonly data: { readonly port: number; readonly target: string } }
);

export interface DnsMessage {
  readonly isAnswer: boolean;
  /** The names of the questions. */
  readonly asked: readonly string[];
  readonly records: readonly DnsRecord[];
}

const MAX_RECORDS = 256;
const MAX_JUMPS = 8;
const MAX_NAME = 255;

const HEADER_BYTES = 12;
const IS_ANSWER = 0x8000;
const AUTHORITATIVE = 0x0400;
const CLASS_INTERNET = 1;
/** Cache-flush bit: the record replaces earlier ones. */
const CACHE_FLUSH = 0x8000;

/** A question for all records of this kind and name. */
export function encodeQuestion(name: string, type: RecordType): Buffer {
  return Buffer.concat([headOf(0, 1, 0), nameBytes(name), numbers(TYPES[type], CLASS_INTERNET)]);
}

export function encodeAnswer(records: readonly DnsRecord[]): Buffer {
  return Buffer.concat([headOf(IS_ANSWER | AUTHORITATIVE, 0, records.length), ...records.map(recordBytes)]);
}

function headOf(flags: number, questions: number, answers: number): Buffer {
  return numbers(0, flags, questions, answers, 0, 0);
}

/** 16-bit numbers. */
function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

function nameBytes(name: string): Buffer {
  return Buffer.concat([...name.split('.').map((label) => lengthAnd(Buffer.from(label))), Buffer.from([0])]);
}

function lengthAnd(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}

function recordBytes(record: DnsRecord): Buffer {
  const data = dataBytes(record);
  const isShared = record.type === 'PTR';
  const ttl = Buffer.alloc(4);
  ttl.writeUInt32BE(record.ttl);
  const kind = numbers(TYPES[record.type], isShared ? CLASS_INTERNET : CLASS_INTERNET | CACHE_FLUSH);
  return Buffer.concat([nameBytes(record.name), kind, ttl, numbers(data.length), data]);
}

function dataBytes(record: DnsRecord): Buffer {
  switch (record.type) {
    case 'A':
      return Buffer.from(record.data.split('.').map(Number));
    case 'PTR':
      return nameBytes(record.data);
    case 'TXT':
      return Buffer.concat(record.data.map(lengthAnd));
    case 'SRV':
      return Buffer.concat([numbers(0, 0, record.data.port), nameBytes(record.data.target)]);
  }
}

export function decode(bytes: Buffer): DnsMessage {
  const flags = bytes.readUInt16BE(2);
  const [questions, ...others] = [4, 6, 8, 10].map((at) => bytes.readUInt16BE(at));
  const count = others.reduce((sum, many) => sum + many, 0);
  if ((questions ?? 0) + count > MAX_RECORDS) throw new Error('too many records');
  const reader = new Reader(bytes);
  const asked = Array.from({ length: questions ?? 0 }, () => reader.question());
  const records = Array.from({ length: count }, () => reader.record()).filter((record) => record !== undefined);
  return { isAnswer: (flags & IS_ANSWER) !== 0, asked, records };
}

class Reader {
  readonly #bytes: Buffer;
  #at = HEADER_BYTES;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  question(): string {
    const name = this.#name();
    this.#at += 4;
    return name;
  }

  /** The next record; undefined for types that don't describe tables. */
  record(): DnsRecord | undefined {
    const name = this.#name();
    const type = this.#bytes.readUInt16BE(this.#at);
    const ttl = this.#bytes.readUInt32BE(this.#at + 4);
    const length = this.#bytes.readUInt16BE(this.#at + 8);
    this.#at += 10;
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Error('cut off');
    const data = this.#data(type, end);
    this.#at = end;
    return data && { name, ttl, ...data };
  }

  #data(type: number, end: number) {
    switch (type) {
      case TYPES.PTR:
        return { type: 'PTR', data: this.#name() } as const;
      case TYPES.TXT:
        return { type: 'TXT', data: this.#strings(end) } as const;
      case TYPES.SRV: {
        const port = this.#bytes.readUInt16BE(this.#at + 4);
        this.#at += 6;
        return { type: 'SRV', data: { port, target: this.#name() } } as const;
      }
      default:
        return undefined;
    }
  }

  #strings(end: number): Buffer[] {
    const strings: Buffer[] = [];
    while (this.#at < end) {
      const length = this.#bytes.readUInt8(this.#at);
      if (this.#at + 1 + length > end) throw new Error('cut off');
      strings.push(this.#bytes.subarray(this.#at + 1, this.#at + 1 + length));
      this.#at += 1 + length;
    }
    return strings;
  }

  /** A name, with compression pointers followed. */
  #name(): string {
    const labels: string[] = [];
    let at = this.#at;
    let after: number | undefined;
    let [jumps, size] = [0, 0];
    for (;;) {
      const length = this.#bytes.readUInt8(at);
      if (length >= 0xc0) {
        if (++jumps > MAX_JUMPS) throw new Error('too many jumps');
        after ??= at + 2;
        at = this.#bytes.readUInt16BE(at) & 0x3fff;
      } else {
        at++;
        if (length === 0) break;
        size += length + 1;
        if (length > 63 || size > MAX_NAME || at + length > this.#bytes.length) throw new Error('no name');
        labels.push(this.#bytes.toString('utf8', at, at + length));
        at += length;
      }
    }
    this.#at = after ?? at;
    return labels.join('.');
  }
}
