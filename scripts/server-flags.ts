/** What `npm start` and `npm run serve` take; the table server itself says what is wrong with a value. */
import { parseArgs } from 'node:util';
import { fail } from './arguments.ts';

const text = { type: 'string' } as const;

/** Ends the script at an unknown flag. */
export function readServerFlags(args: string[]): { port?: string; host?: string; data?: string } {
  try {
    return parseArgs({ args, options: { port: text, host: text, data: text } }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
