/** Asks at an IP address whether a host is there, and trusts nothing of what comes back. */
import { type IncomingMessage, request } from 'node:http';
import { ABOUT_PATH, type AboutHost, aboutSchema, VERSION_HEADER } from './about.ts';
import { bracketed } from './addresses.ts';

/** How long the whole answer may take, in ms. */
export const PATIENCE = 3000;

/** A longer answer is none of a host's. */
const MAX_BYTES = 16 * 1024;

/** Why there is no host, as far as one can tell. */
export type Silence = 'nobody-listens' | 'no-answer' | 'not-panno-verde';

/** How long it is waited, and what version is said to be ours; none if nobody wants to come in. */
export interface Asking {
  readonly patience?: number;
  readonly version?: string;
}

/** What the host there says of itself. Follows no redirect, and gives up in time whatever is there. */
export async function fetchAbout(address: string, port: number, asking: Asking = {}): Promise<AboutHost | Silence> {
  const { patience = PATIENCE, version } = asking;
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await get(address, port, signal, version);
    const about = aboutSchema.safeParse(JSON.parse(await read(response)));
    return response.statusCode === 200 && about.success ? about.data : 'not-panno-verde';
  } catch (error) {
    return signal.aborted ? 'no-answer' : silenceOf(error);
  }
}

function get(address: string, port: number, signal: AbortSignal, version?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      Host: `${bracketed(address)}:${port}`,
      Accept: 'application/json',
      ...(version && { [VERSION_HEADER]: version }),
    };
    request({ host: address, port, path: ABOUT_PATH, headers, agent: false, signal, maxHeaderSize: MAX_BYTES }, resolve)
      .on('error', reject)
      .end();
  });
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early closes the line.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function silenceOf(error: unknown): Silence {
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
