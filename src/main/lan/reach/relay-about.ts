/** What a relay says of itself at `/about.json`: its version. The answer is untrusted. */
import { z } from 'zod';
import { safeText } from '#shared/protocol/table.ts';
import { RELAY_ABOUT_PATH } from '#shared/relay/frames.ts';
import type { ProbeFailure } from './about.ts';

/** Timeout of the whole answer, in ms: it is far away, and there is TLS. */
const ANSWER_TIMEOUT_MS = 8000;

/** Max size of an answer, in bytes. */
const MAX_ABOUT_BYTES = 1024;

const relayAboutSchema = z.object({ 'panno-verde': safeText(40) });
export type RelayAbout = z.infer<typeof relayAboutSchema>;

/** `relay`: its origin. Follows no redirect. */
export async function fetchRelayAbout(relay: string): Promise<RelayAbout | ProbeFailure> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(relay + RELAY_ABOUT_PATH, { redirect: 'manual', signal });
  } catch {
    return 'no-answer';
  }
  try {
    const said = relayAboutSchema.safeParse(JSON.parse(await read(response)));
    return response.status === 200 && said.success ? said.data : 'not-panno-verde';
  } catch {
    return 'not-panno-verde';
  }
}

async function read({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ABOUT_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
