/** What the host refuses, told apart from a line that breaks, and from what is this page's own fault. */

import { create } from 'zustand';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { REFUSAL_SHAPE } from './answer-shapes.ts';
import { CallError, Unreachable } from './rpc.ts';
import { matchesShape } from './validate.ts';

/** What the person has to be told at once: why the host refuses something. */
/** The latest refusal, until it is read. `count` tells two of the same kind apart. */
export interface Toast {
  readonly refusal: Refusal;
  readonly count: number;
}

export const useToast = create<{ readonly notice: Toast | null }>()(() => ({ notice: null }));

let count = 0;

/** Says a refusal to the person, until it is read. */
export function showToast(refusal: Refusal): void {
  count++;
  useToast.setState({ notice: { refusal, count } });
}

/** A refusal for a reason that can't be read is one all the same. */
const UNREADABLE_REFUSAL = refusal('host', 'unreadable');

/** What is said of a fault of one's own: the words are those for a part of the page that fell over. */
export const OWN_FAULT = refusal('page', 'error.title');

/** Whether the page itself is at fault, and would be so again: it is neither the host's answer nor the line. */
export function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof CallError || error instanceof Unreachable) return false;
  return !['AbortError', 'TimeoutError'].includes(error.name);
}

/** The host's reason, if this error is a refusal. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof CallError) || error.code !== 'REFUSED') return undefined;
  return matchesShape(REFUSAL_SHAPE, error.data) ? (error.data as Refusal) : UNREADABLE_REFUSAL;
}

/** Whether another window of the same session has come. */
export function isSessionTakenOver(refusal: Refusal | undefined): boolean {
  return refusal?.reason === 'opened-elsewhere';
}
