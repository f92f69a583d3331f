/** What the person has to be told at once: why the host refuses something. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';

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
