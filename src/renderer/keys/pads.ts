/** Which gamepads there are, which one was used last, and who else wants what is pressed on one. */
import { useEffect } from 'react';
import { create } from 'zustand';

export interface Pads {
  /** The numbers of those that are connected, from 0. */
  readonly connected: readonly number[];
  /** The one that moved the focus last; null while somebody uses keyboard or pointer. */
  readonly used: number | null;
}

export const usePads = create<Pads>()(() => ({ connected: [], used: null }));

/** These are connected from now on. */
export function padsAre(connected: readonly number[]): void {
  usePads.setState({ connected });
}

/** This one was used just now, or none: keyboard or pointer were. */
export function usedPad(used: number | null): void {
  if (usePads.getState().used !== used) usePads.setState({ used });
}

/** Says whether a press is dealt with: then it is no key any more. */
export type TakePress = (pad: number, key: string) => boolean;

const takers = new Set<TakePress>();

/** Whether somebody deals with this press. */
export function isTaken(pad: number, key: string): boolean {
  return [...takers].some((take) => take(pad, key));
}

/** Looks at every press of every gamepad before it becomes a key, as long as the screen is there. */
export function usePresses(take: TakePress): void {
  useEffect(() => {
    takers.add(take);
    return () => {
      takers.delete(take);
    };
  }, [take]);
}
