/** Asks at an IP address whether a host is there, and trusts nothing of what comes back. */
import { type IncomingMessage, request } from 'node:http';
import type { z } from 'zod';
import {
  ABOUT_PATH,
  type AboutHost,
  type Advertised,
  aboutSchema,
  advertisedSchema,
  CALL_HEADER,
  TABLES_PATH,
  VERSION_HEADER,
} from './about.ts';
import { bracketed } from './addresses.ts';

/** How long the whole answer may take, in ms. */
export const ANSWER_TIMEOUT_MS = 3000;

/** A longer answer is none of a host's: what it says of itself, and with it all that it advertises. */
const MAX_ABOUT_BYTES = 16 * 1024;
const MAX_TABLES_BYTES = 32 * 1024;

/** Why there is no host, as far as one can tell. */
export type ProbeFailure = 'nobody-listens' | 'no-answer' | 'not-panno-verde';

/** How long it is waited, for the answer and for a line at all; ends sooner by the signal. */
export interface ProbeTimeouts {
  readonly answerTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** What version is said to be ours, none if nobody wants to come in; and which call this is, if it was asked for. */
export interface ProbeOptions extends ProbeTimeouts {
  readonly version?: string;
  readonly call?: string;
}

/** What the host there says of itself. Follows no redirect, and gives up in time whatever is there. */
export function fetchAbout(
  address: string,
  port: number,
  asking: ProbeOptions = {},
): Promise<AboutHost | ProbeFailure> {
  const { version, call } = asking;
  const headers = { ...(version && { [VERSION_HEADER]: version }), ...(call && { [CALL_HEADER]: call }) };
  return fetchJson(address, port, { path: ABOUT_PATH, schema: aboutSchema, most: MAX_ABOUT_BYTES, headers }, asking);
}

/** What the host there advertises, to a neighbour that may have heard nothing of it. */
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

/** What is asked for, and what it has to look like. */
interface Wanted<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** The most bytes it may have. */
  readonly most: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The same for anything a host says as JSON. */
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
  // Leaving the loop early closes the line.
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
