/** The connected gamepads, the one used last, and handlers of their presses. */
import { useEffect } from 'react';
import { create } from '../stores/create.ts';
import type { PadKind } from './pad-layout.ts';

export interface Pads {
  /** Indices of the connected ones, from 0. */
  readonly connected: readonly number[];
  /** The family of each. */
  readonly kinds: Readonly<Record<number, PadKind>>;
  /** The one that moved the focus last; null while keyboard or pointer are used. */
  readonly used: number | null;
}

export const usePads = create<Pads>(() => ({ connected: [], kinds: {}, used: null }));

/** The family of the pad in use; null while keyboard or pointer are used. */
export function usePadInHand(): PadKind | null {
  return usePads(({ used, kinds }) => (used === null ? null : (kinds[used] ?? null)));
}

/** The family to show: the pad in use, else the first connected one, else the most common. */
export function useLikelyPad(): PadKind {
  return usePads(({ used, connected, kinds }) => kinds[used ?? connected[0] ?? -1] ?? 'xbox');
}

/** Sets the pad used last; null for keyboard or pointer. */
export function setUsedPad(used: number | null): void {
  if (usePads.getState().used !== used) usePads.setState({ used });
}

/** Returns true if it handled a press, which is no key any more then. */
export type PadPressHandler = (pad: number, key: string) => boolean;

const pressHandlers = new Set<PadPressHandler>();

/** Whether a handler takes this press. */
export function isPressHandled(pad: number, key: string): boolean {
  return [...pressHandlers].some((take) => take(pad, key));
}

/** Sees every gamepad press before it becomes a key, while mounted. */
export function usePadPresses(take: PadPressHandler): void {
  useEffect(() => {
    pressHandlers.add(take);
    return () => {
      pressHandlers.delete(take);
    };
  }, [take]);
}
