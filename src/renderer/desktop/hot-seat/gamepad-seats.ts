import { useCallback } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../i18n/say.ts';
import { usePadPresses, usePads } from '../../input/connected-pads.ts';

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

/** What who plays with this gamepad (from 0) is called. */
export function gamepadPlayerName(pad: number, say: Say): string {
  return say('gamepad.name', { pad: pad + 1 });
}

/** The seat at this window that a gamepad holds. */
export function seatOfGamepad(table: Pick<TableView, 'mine' | 'seats'>, pad: number): Seat | undefined {
  return table.mine.find((seat) => gamepadOfSeat(table, seat) === pad);
}

/** The gamepad that holds this seat, connected or not. */
export function gamepadOfSeat({ seats }: Pick<TableView, 'seats'>, seat: Seat): number | undefined {
  const who = seats[seat];
  return who?.kind === 'person' ? who.pad : undefined;
}
