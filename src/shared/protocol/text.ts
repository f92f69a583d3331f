/** The one door for text from outside: `protocol/doors.test.ts` holds every field of the contract to it. */
import { z } from 'zod';
import { replaceControlCharacters } from '../words/controls.ts';

/**
 * Text of at most so many units, in which nothing commands a terminal, breaks a line or turns what stands beside it: a sign
 * that no name may have stands in its place, so that who typed it is told in words.
 */
export function safeText(most: number) {
  return z.string().max(most).overwrite(replaceControlCharacters);
}
