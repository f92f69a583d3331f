import type { z } from 'zod';

/**
 * Why something is not allowed. Expected failures are values, not exceptions.
 * `reason` names a sentence of the game's words (or the engine's), `params` fills its gaps.
 */
export interface Refusal {
  /** The number of the rule (`BC-7`), or `record` where the record's own form is broken. */
  readonly rule: string;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The gaps in which a refusal of any game has a card, by its face's id. The gap alone says that it is a card: a colour or a
 * suit may be called like one.
 */
export const CARD_GAPS: readonly string[] = ['card', 'top', 'taken', 'blocking', 'curse'];

export function refusal(rule: string, reason: string, params?: Refusal['params']): Refusal {
  return params ? { rule, reason, params } : { rule, reason };
}

/** What a schema says of something that is no record's; `within`: where in the record it was read. */
export function malformed(error: z.ZodError, within = ''): Refusal {
  const issue = error.issues[0];
  const path = [...(within === '' ? [] : [within]), ...(issue?.path ?? [])];
  return refusal('record', 'malformed', {
    where: path.join('.') || 'it',
    what: issue?.message ?? 'unreadable',
  });
}
