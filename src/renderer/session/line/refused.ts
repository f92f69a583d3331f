/** What the host refuses, told apart from a line that breaks. */
import { ORPCError } from '@orpc/client';
import type { Refusal } from '#shared/engine/refusal.ts';

/** The host's reason, if this error is a refusal. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof ORPCError && error.code === 'REFUSED' ? (error.data as Refusal) : undefined;
}

/** Whether another window of the same session has come. */
export function isElsewhere(refusal: Refusal | undefined): boolean {
  return refusal?.reason === 'opened-elsewhere';
}
