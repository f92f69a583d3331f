/** Which gamepads there are, which one was used last, and who else wants what is pressed on one. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { PadKind } from './pad-layout.ts';

export interface Pads {
  /** The numbers of those that are connected, from 0. */
  readonly connected: readonly number[];
  /** Of which family each is. */
  readonly kinds: Readonly<Record<number, PadKind>>;
  /** The one that moved the focus last; null while somebody uses keyboard or pointer. */
  readonly used: number | null;
}

export const usePads = create<Pads>()(() => ({ connected: [], kinds: {}, used: null }));

/** Of which family the pad in hand is; null while keyboard or pointer are used. */
export function usePadInHand(): PadKind | null {
  return usePads(({ used, kinds }) => (used === null ? null : (kinds[used] ?? null)));
}

/** Of which family a pad is that is spoken of: the one in hand, else the first that is connected, else what most have. */
export function useLikelyPad(): PadKind {
  return usePads(({ used, connected, kinds }) => kinds[used ?? connected[0] ?? -1] ?? 'xbox');
}

/** This one was used just now, or none: keyboard or pointer were. */
export function setUsedPad(used: number | null): void {
  if (usePads.getState().used !== used) usePads.setState({ used });
}

/** Says whether a press is dealt with: then it is no key any more. */
export type PadPressHandler = (pad: number, key: string) => boolean;

const pressHandlers = new Set<PadPressHandler>();

/** Whether somebody deals with this press. */
export function isPressHandled(pad: number, key: string): boolean {
  return [...pressHandlers].some((take) => take(pad, key));
}

/** Looks at every press of every gamepad before it becomes a key, as long as the screen is there. */
export function usePadPresses(take: PadPressHandler): void {
  useEffect(() => {
    pressHandlers.add(take);
    return () => {
      pressHandlers.delete(take);
    };
  }, [take]);
}
