/** The messages of a connection as text: which may come in, and how one is refused that never reaches the router. */
import { z } from 'zod';
import type { Refusal } from '#shared/engine/refusal.ts';
import { REFUSED, REFUSED_STATUS } from '#shared/protocol/procedure.ts';

const id = z.string().max(20);

/** oRPC's peer messages, no more of them than the contract's client sends: no headers, files or streams, no values but JSON's. */
const frameSchema = z.union([
  z.strictObject({
    i: id,
    p: z.strictObject({
      u: z.string().regex(/^[/][\w/]{1,80}$/),
      b: z.strictObject({ json: z.unknown() }).optional(),
    }),
  }),
  /** The client leaves a call or a stream. */
  z.strictObject({ i: id, t: z.literal(4) }),
]);

/** What is wrong with a message; nothing if the router may have it. */
export function frameError(text: string): string | undefined {
  try {
    const parsed = frameSchema.safeParse(JSON.parse(text));
    return parsed.success ? undefined : 'it is not a message of this protocol';
  } catch {
    return 'it is not JSON';
  }
}

/** The answer to a message that is refused unread, as the client's call gets it if the message said which it was. */
export function refusedFrame(text: string, data: Refusal): string {
  const json = { defined: true, code: REFUSED, status: REFUSED_STATUS, message: 'refused', data };
  return JSON.stringify({ i: idOf(text), p: { s: REFUSED_STATUS, b: { json, meta: [] } } });
}

function idOf(text: string): string {
  try {
    return z.looseObject({ i: id }).parse(JSON.parse(text)).i;
  } catch {
    return '';
  }
}
