import { useCallback } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { usePads, usePresses } from '../../keys/pads.ts';
import { seatOfPad } from './padSeats.ts';

/** What everybody may press at any time: the menu, the rules, what each button does. */
export const OPEN_TO_ALL = ['Escape', 'r', 'F1', 'F10'];

/**
 * A gamepad that holds a seat acts for that seat alone: its A draws the curtain of its own hand aside, and while a
 * hand lies open, only who holds it plays with it. `open`: whose hand lies open.
 */
export function usePadsAtCurtain(table: TableView, open: Seat | null): void {
  const connected = usePads((pads) => pads.connected);
  const take = useCallback(
    (pad: number, key: string) => {
      if (document.querySelector('dialog[open]') || OPEN_TO_ALL.includes(key)) return false;
      const seat = seatOfPad(table, pad);
      if (open !== null)
        return seat === undefined ? connected.some((one) => seatOfPad(table, one) === open) : seat !== open;
      if (seat === undefined) return false;
      const own = document.querySelector<HTMLElement>(`.hold[data-seat="${seat}"]`);
      if (key === 'Enter') own?.focus();
      return key !== 'Enter' || !own;
    },
    [table, open, connected],
  );
  usePresses(take);
}
