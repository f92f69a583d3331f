import type { z } from 'zod';

/**
 * A refusal. Expected failures are values, not exceptions. `reason` is a message key of the game or
 * the engine, `params` its parameters.
 */
export interface Refusal {
  /** The rule's number (`BC-7`), or `record` for a malformed record. */
  readonly rule: string;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Message parameters that are cards, by face id. Only the name tells: a colour or suit could have
 * the same value.
 */
export const CARD_GAPS: readonly string[] = ['card', 'top', 'taken', 'blocking', 'curse'];

export function refusal(rule: string, reason: string, params?: Refusal['params']): Refusal {
  return params ? { rule, reason, params } : { rule, reason };
}

/** A schema error as a refusal; `within`: the place in the record. */
export function malformed(error: z.ZodError, within = ''): Refusal {
  const issue = error.issues[0];
  const path = [...(within === '' ? [] : [within]), ...(issue?.path ?? [])];
  return refusal('record', 'malformed', {
    where: path.join('.') || 'it',
    what: issue?.message ?? 'unreadable',
  });
}
