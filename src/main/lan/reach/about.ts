/** What a host answers at `/about.json`, by which others recognize it, and how another host asks for it. */

import { type IncomingMessage, request } from 'node:http';
import { z } from 'zod';
import { safeText, tableIdSchema } from '#shared/protocol/table.ts';
import { bracketed } from './addresses.ts';

// Asks an IP address for a host description; the answer is untrusted.

/** Timeout of the whole answer, in ms. */
export const ANSWER_TIMEOUT_MS = 3000;

/** Max size of an answer, in bytes. */
const MAX_ABOUT_BYTES = 16 * 1024;
const MAX_TABLES_BYTES = 32 * 1024;

/** Why there is no host. */
export type ProbeFailure = 'nobody-listens' | 'no-answer' | 'not-panno-verde';

/** Timeouts of the answer and of connecting; the signal aborts earlier. */
export interface ProbeTimeouts {
  readonly answerTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** The version to send, none for a mere probe; and the call name of a call-back. */
export interface ProbeOptions extends ProbeTimeouts {
  readonly version?: string;
  readonly call?: string;
}

/** Fetches a host's description. Follows no redirect, and always ends by the timeout. */
export function fetchAbout(
  address: string,
  port: number,
  asking: ProbeOptions = {},
): Promise<AboutHost | ProbeFailure> {
  const { version, call } = asking;
  const headers = { ...(version && { [VERSION_HEADER]: version }), ...(call && { [CALL_HEADER]: call }) };
  return fetchJson(address, port, { path: ABOUT_PATH, schema: aboutSchema, most: MAX_ABOUT_BYTES, headers }, asking);
}

/** Fetches a host's advertisements, which multicast may not have delivered. */
export function fetchTables(
  address: string,
  port: number,
  waiting: ProbeTimeouts = {},
): Promise<Advertised | ProbeFailure> {
  return fetchJson(
    address,
    port,
    { path: TABLES_PATH, schema: advertisedSchema, most: MAX_TABLES_BYTES, headers: {} },
    waiting,
  );
}

/** The path and the schema. */
interface Wanted<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** Max size in bytes. */
  readonly most: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Fetches JSON from a host. */
export async function fetchJson<T>(
  address: string,
  port: number,
  wanted: Wanted<T>,
  {
    answerTimeoutMs: patience = ANSWER_TIMEOUT_MS,
    connectTimeoutMs: lineWithin = patience,
    signal: over,
  }: ProbeTimeouts,
): Promise<T | ProbeFailure> {
  const late = new AbortController();
  const timers = [patience, lineWithin].map((ms) => setTimeout(() => late.abort(), ms));
  const signal = over ? AbortSignal.any([late.signal, over]) : late.signal;
  try {
    const response = await get(address, port, wanted, signal, () => clearTimeout(timers[1]));
    const said = wanted.schema.safeParse(JSON.parse(await read(response, wanted.most)));
    return response.statusCode === 200 && said.success ? said.data : 'not-panno-verde';
  } catch (error) {
    return signal.aborted ? 'no-answer' : failureOf(error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

function get(
  address: string,
  port: number,
  { path, headers }: Wanted<unknown>,
  signal: AbortSignal,
  hasLine: () => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const all = { Host: `${bracketed(address)}:${port}`, Accept: 'application/json', ...headers };
    request({ host: address, port, path, headers: all, agent: false, signal, maxHeaderSize: MAX_ABOUT_BYTES }, resolve)
      .on('socket', (socket) => socket.once('connect', hasLine))
      .on('error', reject)
      .end();
  });
}

async function read(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Breaking the loop closes the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function failureOf(error: unknown): ProbeFailure {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ECONNREFUSED':
      return 'nobody-listens';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'EHOSTDOWN':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
    case 'EACCES':
    case 'EPERM':
      return 'no-answer';
    default:
      return 'not-panno-verde';
  }
}

/** Where it is asked. */
export const ABOUT_PATH = '/about.json';

/** Header with the client's version, sent only by those who want to join. */
export const VERSION_HEADER = 'panno-verde-version';

/** Header with the name of a requested call-back. */
export const CALL_HEADER = 'panno-verde-call';

/** An unguessable call name. */
export const CALL_ID = /^[\da-f]{32}$/;

/** Path that requests a call-back to the port in this header. See docs/lan.md. */
export const CALL_BACK_PATH = '/call-back';
export const PORT_HEADER = 'panno-verde-port';

export const aboutSchema = z.object({
  /** The version. */
  'panno-verde': safeText(40),
  /** The host's name. */
  host: safeText(100),
  /** The tables open to the network. */
  tables: z.array(tableIdSchema).max(200),
});
export type AboutHost = z.infer<typeof aboutSchema>;

/** Path of the advertisements, for neighbours that multicast doesn't reach. */
export const TABLES_PATH = '/tables.json';

/** Max advertised tables. */
export const MAX_ADVERTISED = 20;

/** Each table's advertisement, unvalidated: `parseAdvertisement` reads it. */
export const advertisedSchema = z.array(z.record(z.string().max(40), z.string().max(1000))).max(MAX_ADVERTISED);
export type Advertised = z.infer<typeof advertisedSchema>;
