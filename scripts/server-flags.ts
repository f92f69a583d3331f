/** What `npm start` and `npm run serve` take; the table server itself says what is wrong with a value. */
import { parseArgs } from 'node:util';
import { fail } from './arguments.ts';

const text = { type: 'string' } as const;

/** Ends the script at an unknown flag, before anything is built for it. */
export function readServerFlags(): { data?: string; 'no-discovery'?: boolean } {
  try {
    const options = { port: text, host: text, data: text, pace: text, 'no-discovery': { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    if (values.data === '') throw new Error('--data wants the name of a folder');
    return values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
