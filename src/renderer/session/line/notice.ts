/** What the person has to be told at once: why the host refuses something. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';

/** The latest refusal, until it is read. `count` tells two of the same kind apart. */
export interface Notice {
  readonly refusal: Refusal;
  readonly count: number;
}

export const useNotice = create<{ readonly notice: Notice | null }>()(() => ({ notice: null }));

let count = 0;

/** Says a refusal to the person, until it is read. */
export function notify(refusal: Refusal): void {
  count++;
  useNotice.setState({ notice: { refusal, count } });
}
