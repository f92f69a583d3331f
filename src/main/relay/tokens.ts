/** The operator's tokens: whoever has one may register hosts. */
import { createHash } from 'node:crypto';

/** Shorter ones could be guessed. */
const MIN_TOKEN_LETTERS = 16;

const TOKEN = /^[\w.~+/=-]+$/;

/** Hashes of tokens, so that comparing takes no time that tells one. */
export type Tokens = ReadonlySet<string>;

/** One a line; `#` begins a comment. A line that can be no token is named by its number. */
export function readTokens(text: string): Tokens | { readonly wrongLine: number } {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  const wrong = lines.findIndex((line) => line !== '' && (line.length < MIN_TOKEN_LETTERS || !TOKEN.test(line)));
  if (wrong >= 0) return { wrongLine: wrong + 1 };
  return new Set(lines.filter((line) => line !== '').map(hashOf));
}

/** The hash of the token in an `Authorization` header, if it is a known one. */
export function tokenIn(header: string | undefined, tokens: Tokens): string | undefined {
  const [, token] = /^Bearer ([\w.~+/=-]{1,200})$/.exec(header ?? '') ?? [];
  const hash = token === undefined ? undefined : hashOf(token);
  return hash !== undefined && tokens.has(hash) ? hash : undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
