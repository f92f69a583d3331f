/** The flags of the table server: what they are, and what is wrong with them, in words. */
import { parseArgs } from 'node:util';
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import type { Translate } from './program-messages.ts';

const text = { type: 'string' } as const;
const FLAGS = {
  port: text,
  host: text,
  data: text,
  pace: text,
  'no-discovery': { type: 'boolean' },
  closed: { type: 'boolean' },
  house: text,
  creds: text,
  metrics: text,
  'trust-proxy': text,
  'public-url': text,
  doctor: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const read = (args: string[]) => parseArgs({ args, options: FLAGS }).values;

/** What was said of each flag. */
export type Flags = ReturnType<typeof read>;

/** The flags, or one line that says what is wrong with them. */
export function readFlags(args: string[], print: Translate): Flags | { readonly wrong: string } {
  try {
    const flags = read(args);
    return flags.data === '' ? { wrong: print('flag.data') } : flags;
  } catch (error) {
    return { wrong: parseErrorText(error, args, print) };
  }
}

/** What is wrong with the flags, by what `parseArgs` threw. */
export function parseErrorText(error: unknown, args: string[], print: Translate): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, flag = args.join(' ')] = /'([^'\s]+)/.exec(message) ?? [];
  const isValue = error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
  return print(isValue ? 'flag.no-value' : 'flag.unknown', { flag });
}

/** `PORT`, of this computer alone, or `ADDRESS:PORT`; undefined for anything else. */
export function placeIn(given: string): { readonly port: number; readonly address: string } | undefined {
  const [, address = '127.0.0.1', digits] = /^(?:(.+):)?(\d+)$/.exec(given) ?? [];
  const port = Number(digits);
  return port > 0 && port <= 65_535 ? { port, address } : undefined;
}

/** What `--help` prints. */
export function usage(command: string, print: Translate): string {
  const about = Object.keys(FLAGS).map((flag) => `  ${print(`usage.${flag}`, { usual: DEFAULT_PORT })}`);
  return [print('usage', { command }), '', ...about].join('\n');
}
