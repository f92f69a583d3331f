import { useCallback } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { usePads, usePadPresses } from '../../keys/pads.ts';
import { seatOfGamepad } from './padSeats.ts';

/** What everybody may press at any time: the menu, the rules, what each button does. */
export const SHARED_CONTROLS = ['Escape', 'r', 'F1', 'F10'];

/**
 * A gamepad that holds a seat acts for that seat alone: its A draws the curtain of its own hand aside, and while a
 * hand lies open, only who holds it plays with it. `open`: whose hand lies open.
 */
export function useGamepadsAtCurtain(table: TableView, open: Seat | null): void {
  const connected = usePads((pads) => pads.connected);
  const take = useCallback(
    (pad: number, key: string) => {
      if (document.querySelector('dialog[open]') || SHARED_CONTROLS.includes(key)) return false;
      const seat = seatOfGamepad(table, pad);
      if (open !== null)
        return seat === undefined ? connected.some((one) => seatOfGamepad(table, one) === open) : seat !== open;
      if (seat === undefined) return false;
      const own = document.querySelector<HTMLElement>(`.hold[data-seat="${seat}"]`);
      if (key === 'Enter') own?.focus();
      return key !== 'Enter' || !own;
    },
    [table, open, connected],
  );
  usePadPresses(take);
}
