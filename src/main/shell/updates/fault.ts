/** What went wrong with an update, as far as it matters to a person: nobody answered, nobody vouches for it, or something else. */
import type { UpdateFault } from '#shared/protocol/shell.ts';
import { Unsigned } from './feed.ts';

/** electron-updater's codes for a file that is another one than was said, and for a program that somebody else has signed. */
const SIGNATURE_CODES = ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE'];

const NETWORK = /net::ERR_|^(?:ENOTFOUND|ECONN\w+|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|HTTP_ERROR_\d+)/;

export function faultOf(error: unknown): UpdateFault {
  if (error instanceof Unsigned) return 'unsigned';
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (SIGNATURE_CODES.includes(String(code))) return 'unsigned';
  return NETWORK.test(String(code)) || NETWORK.test(String(message)) ? 'unreachable' : 'broken';
}
