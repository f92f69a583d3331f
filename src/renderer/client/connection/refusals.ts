/** Tells the host's refusals from broken connections and from faults of this page. */

import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { ValueShape } from '#shared/protocol/response-shapes.ts';
import { create } from '../../stores/create.ts';
import { matchesShape } from './check-answers.ts';
import { CallError, Unreachable } from './rpc.ts';

/** The latest refusal, until it is read. `count` distinguishes two equal ones. */
export interface Toast {
  readonly refusal: Refusal;
  readonly count: number;
}

export const useToast = create<{ readonly notice: Toast | null }>(() => ({ notice: null }));

let count = 0;

/** Shows a refusal until it is read. */
export function showToast(refusal: Refusal): void {
  count++;
  useToast.setState({ notice: { refusal, count } });
}

/** A refusal without a readable reason is still a refusal. */
const UNREADABLE_REFUSAL = refusal('host', 'unreadable');

/** The refusal for a fault of this page; it uses the error boundary's message. */
export const OWN_FAULT = refusal('page', 'error.title');

/** Whether the page itself is at fault and would fail again, rather than the host or the connection. */
export function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof CallError || error instanceof Unreachable) return false;
  return !['AbortError', 'TimeoutError'].includes(error.name);
}

/** `refusalSchema` as a shape. */
export const REFUSAL_SHAPE: ValueShape = {
  type: 'object',
  properties: {
    rule: { type: 'string' },
    reason: { type: 'string' },
    params: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
  },
  optional: ['params'],
};

/** The host's reason, if this error is a refusal. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof CallError) || error.code !== 'REFUSED') return undefined;
  return matchesShape(REFUSAL_SHAPE, error.data) ? (error.data as Refusal) : UNREADABLE_REFUSAL;
}

/** Whether another window of the same session has taken over. */
export function isSessionTakenOver(refusal: Refusal | undefined): boolean {
  return refusal?.reason === 'opened-elsewhere';
}
