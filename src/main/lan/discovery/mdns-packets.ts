/** mDNS advertisements: services to packets, and packets to services (RFC 6763). */
import type { Service } from './advertisement.ts';
import { type DnsRecord, decode, encodeAnswer, encodeQuestion } from './dns-codec.ts';

/** The service type of tables. */
export const SERVICE_TYPE = '_panno-verde._tcp.local';

/** The name that lists all service types. */
export const ALL_TYPES = '_services._dns-sd._udp.local';

/** TTLs in seconds: of the service, and of its address. */
const SERVICE_TTL_S = 4500;
const HOST_TTL_S = 120;

/** Max payload of a packet, below the usual MTU. */
const MAX_PACKET_BYTES = 1400;

/** A service as a packet describes it. */
export interface HeardService {
  readonly port: number;
  readonly txt: Readonly<Record<string, string>>;
  /** The host says goodbye (TTL 0). */
  readonly isGone: boolean;
}

/** The question for all tables. */
export const SERVICE_QUESTION = encodeQuestion(SERVICE_TYPE, 'PTR');

/**
 * Packets that announce these services at this address; each service is whole within one packet.
 */
export function announcementPackets(services: readonly Service[], address: string): Buffer[] {
  const all: DnsRecord = { name: ALL_TYPES, type: 'PTR', ttl: HOST_TTL_S, data: SERVICE_TYPE };
  return packed(services.map((service) => [...recordsOf(service, true), addressOf(service, address), all]));
}

/** Packets that withdraw them. */
export function goodbyePackets(services: readonly Service[]): Buffer[] {
  return packed(services.map((service) => recordsOf(service, false)));
}

function recordsOf({ name, port, target, txt }: Service, isThere: boolean): DnsRecord[] {
  const [full, long, short] = [`${name}.${SERVICE_TYPE}`, isThere ? SERVICE_TTL_S : 0, isThere ? HOST_TTL_S : 0];
  const texts = Object.entries(txt).map(([key, value]) => Buffer.from(`${key}=${value}`));
  return [
    { name: SERVICE_TYPE, type: 'PTR', ttl: long, data: full },
    { name: full, type: 'SRV', ttl: short, data: { port, target } },
    { name: full, type: 'TXT', ttl: long, data: texts },
  ];
}

function addressOf({ target }: Service, address: string): DnsRecord {
  return { name: target, type: 'A', ttl: HOST_TTL_S, data: address };
}

function packed(services: readonly (readonly DnsRecord[])[]): Buffer[] {
  const packets: Buffer[] = [];
  let records: readonly DnsRecord[] = [];
  for (const more of services) {
    const together = [...records, ...more];
    if (records.length > 0 && encodeAnswer(together).length > MAX_PACKET_BYTES) {
      packets.push(encodeAnswer(records));
      records = more;
    } else records = together;
  }
  return records.length > 0 ? [...packets, encodeAnswer(records)] : packets;
}

/**
 * Returns whether a packet asks for tables, and the services it describes. Throws on invalid
 * packets.
 */
export function readPacket(bytes: Buffer): { readonly asks: boolean; readonly heard: readonly HeardService[] } {
  const { isAnswer, asked, records } = decode(bytes);
  const asks = !isAnswer && asked.some((name) => isOfOurs(name.toLowerCase()));
  return { asks, heard: isAnswer ? heardIn(records) : [] };
}

function isOfOurs(name: string): boolean {
  return name === SERVICE_TYPE || name === ALL_TYPES || name.endsWith(`.${SERVICE_TYPE}`);
}

/** Records of other packets aren't awaited: hosts send all of a table at once. */
function heardIn(records: readonly DnsRecord[]): HeardService[] {
  const texts = new Map<string, DnsRecord>();
  const places = new Map<string, DnsRecord>();
  for (const record of records) {
    if (record.type === 'TXT') texts.set(record.name, record);
    if (record.type === 'SRV') places.set(record.name, record);
  }
  return records.flatMap((record) => {
    if (record.type !== 'PTR' || record.name.toLowerCase() !== SERVICE_TYPE) return [];
    const [text, place] = [texts.get(record.data), places.get(record.data)];
    if (text?.type !== 'TXT' || place?.type !== 'SRV') return [];
    return { port: place.data.port, txt: textOf(text.data), isGone: record.ttl === 0 };
  });
}

function textOf(strings: readonly Buffer[]): Record<string, string> {
  const pairs = strings.map((bytes) => {
    const text = bytes.toString();
    const at = text.indexOf('=');
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  });
  return Object.fromEntries(pairs);
}
