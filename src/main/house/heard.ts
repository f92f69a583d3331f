/** What another host says, or whoever else may write to the engine: read by a schema before anything is made of it. */
import type { z } from 'zod';

/** What can't be read is written down no more often, in ms. */
const LOG_INTERVAL_MS = 60_000;

/** Reads texts of this kind; nothing of one that is none, and a word in the log. */
export function parserFor<T>(what: string, schema: z.ZodType<T>, log: (line: string) => void) {
  let dropped = 0;
  let logged = Number.NEGATIVE_INFINITY;
  return (text: string): T | undefined => {
    const read = schema.safeParse(parsed(text));
    if (read.success) return read.data;
    dropped++;
    if (performance.now() - logged < LOG_INTERVAL_MS) return undefined;
    logged = performance.now();
    log(`dropped ${dropped} ${what} that can't be read: ${read.error.issues[0]?.message}`);
    dropped = 0;
    return undefined;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
