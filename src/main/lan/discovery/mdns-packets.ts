/** Advertisements on multicast DNS: services as packets, and what a packet says of services (RFC 6763). */
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, type SrvAnswer, type TxtAnswer } from 'dns-packet';
import type { Service } from './advertisement.ts';

/** The service type of tables. */
export const SERVICE_TYPE = '_panno-verde._tcp.local';

/** The name under which every service type is listed. */
export const ALL_TYPES = '_services._dns-sd._udp.local';

/** Time to live of the records of a service, and of those of its host, in seconds. */
const SERVICE_TTL_S = 4500;
const HOST_TTL_S = 120;

/** More does not fit into one Ethernet frame. */
const MAX_SENT_BYTES = 1400;

/** Longer packets are not decoded: the cost of a chain of compression pointers grows with the square of the length. */
const MAX_DECODED_BYTES = 1500;

/** Max records and questions of one packet: the header may announce 262,140. */
const MAX_RECORDS = 256;

const HEADER_BYTES = 12;
/** Where the header has its four counts: questions, answers, authorities, additionals. */
const COUNT_OFFSETS = [4, 6, 8, 10];

/** What a packet says of a service. */
export interface HeardService {
  readonly port: number;
  readonly txt: Readonly<Record<string, string>>;
  /** Its host says goodbye. */
  readonly isGone: boolean;
}

/** A question for the pointer records of this name. */
export function encodeQuestion(name: string): Buffer {
  return encode({ type: 'query', questions: [{ name, type: 'PTR' }] });
}

/** "Who has tables?" */
export const SERVICE_QUESTION = encodeQuestion(SERVICE_TYPE);

/** Packets that say these services are there, at this address, each whole within one packet. */
export function announcementPackets(services: readonly Service[], address: string): Buffer[] {
  const all: Answer = { name: ALL_TYPES, type: 'PTR', ttl: HOST_TTL_S, data: SERVICE_TYPE };
  return packed(services.map((service) => [...recordsOf(service, true), addressOf(service, address), all]));
}

/** Packets that say that they are not any more. */
export function goodbyePackets(services: readonly Service[]): Buffer[] {
  return packed(services.map((service) => recordsOf(service, false)));
}

function recordsOf({ name, port, target, txt }: Service, isThere: boolean): Answer[] {
  const [full, long, short] = [`${name}.${SERVICE_TYPE}`, isThere ? SERVICE_TTL_S : 0, isThere ? HOST_TTL_S : 0];
  const texts = Object.entries(txt).map(([key, value]) => Buffer.from(`${key}=${value}`));
  return [
    { name: SERVICE_TYPE, type: 'PTR', ttl: long, data: full },
    // One host alone says these two: `flush` replaces what was said before.
    { name: full, type: 'SRV', ttl: short, flush: true, data: { port, target } },
    { name: full, type: 'TXT', ttl: long, flush: true, data: texts },
  ];
}

function addressOf({ target }: Service, address: string): Answer {
  return { name: target, type: 'A', ttl: HOST_TTL_S, flush: true, data: address };
}

function packed(services: readonly (readonly Answer[])[]): Buffer[] {
  const packets: Buffer[] = [];
  let records: readonly Answer[] = [];
  for (const more of services) {
    const together = [...records, ...more];
    if (records.length > 0 && encodeAnswer(together).length > MAX_SENT_BYTES) {
      packets.push(encodeAnswer(records));
      records = more;
    } else records = together;
  }
  return records.length > 0 ? [...packets, encodeAnswer(records)] : packets;
}

function encodeAnswer(answers: readonly Answer[]): Buffer {
  return encode({ type: 'response', flags: AUTHORITATIVE_ANSWER, answers: [...answers] });
}

/** Whether a packet asks for tables, and what it says of some. Throws on what is no packet. */
export function readPacket(bytes: Buffer): { readonly asks: boolean; readonly heard: readonly HeardService[] } {
  refuseCostly(bytes);
  const { type, questions = [], answers = [], authorities = [], additionals = [] } = decode(bytes);
  if (type === 'response') return { asks: false, heard: heardIn([...answers, ...authorities, ...additionals]) };
  return { asks: questions.some(({ name }) => isOfOurs(name.toLowerCase())), heard: [] };
}

/** Throws at a packet that would cost much to decode. */
function refuseCostly(bytes: Buffer): void {
  if (bytes.length < HEADER_BYTES) throw new Error('no header');
  const records = COUNT_OFFSETS.reduce((sum, offset) => sum + bytes.readUInt16BE(offset), 0);
  if (records > MAX_RECORDS) throw new Error('too many records');
  if (bytes.length > MAX_DECODED_BYTES) throw new Error('too many bytes');
}

function isOfOurs(name: string): boolean {
  return name === SERVICE_TYPE || name === ALL_TYPES || name.endsWith(`.${SERVICE_TYPE}`);
}

/** Reads each packet alone: a host puts all records of a table into one. */
function heardIn(records: readonly Answer[]): HeardService[] {
  const texts = new Map<string, TxtAnswer>();
  const places = new Map<string, SrvAnswer>();
  for (const record of records) {
    if (record.type === 'TXT') texts.set(record.name, record);
    if (record.type === 'SRV') places.set(record.name, record);
  }
  return records.flatMap((record) => {
    if (record.type !== 'PTR' || record.name.toLowerCase() !== SERVICE_TYPE) return [];
    const [text, place] = [texts.get(record.data), places.get(record.data)];
    if (!text || !place) return [];
    return { port: place.data.port, txt: textOf(text.data), isGone: record.ttl === 0 };
  });
}

function textOf(data: TxtAnswer['data']): Record<string, string> {
  const strings = Array.isArray(data) ? data : [data];
  const pairs = strings.map((bytes) => {
    const text = bytes.toString();
    const at = text.indexOf('=');
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  });
  return Object.fromEntries(pairs);
}
