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

export function refusal(rule: string, reason: string, params?: Refusal['params']): Refusal {
  return params ? { rule, reason, params } : { rule, reason };
}
