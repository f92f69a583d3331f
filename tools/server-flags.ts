/** What `npm start` and `npm run serve` take; the table server itself says what is wrong with a value. */
import { type Flags, readFlags, usage } from '../src/main/flags.ts';
import type { Translate } from '../src/main/program-messages.ts';
import { fail } from './command-line.ts';

/** Ends the script at an unknown flag, or after `--help`, before anything is built for it. */
export function readServerFlags(command: string, print: Translate): Flags {
  const flags = readFlags(process.argv.slice(2), print);
  if ('wrong' in flags) return fail(flags.wrong);
  if (!flags.help) return flags;
  console.log(usage(command, print));
  process.exit(0);
}
