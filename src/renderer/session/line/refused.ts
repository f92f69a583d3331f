/** What the host refuses, told apart from a line that breaks. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { CallError } from './calls.ts';
import { fits } from './fits.ts';
import { REFUSAL } from './shapes.ts';

/** A refusal for a reason that can't be read is one all the same. */
const UNREADABLE = refusal('host', 'unreadable');

/** The host's reason, if this error is a refusal. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof CallError) || error.code !== 'REFUSED') return undefined;
  return fits(REFUSAL, error.data) ? (error.data as Refusal) : UNREADABLE;
}

/** Whether another window of the same session has come. */
export function isElsewhere(refusal: Refusal | undefined): boolean {
  return refusal?.reason === 'opened-elsewhere';
}
