import { useCallback } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../i18n/say.ts';
import { usePadPresses, usePads } from '../../input/connected-pads.ts';

/** Keys that everybody may press at any time: the menu, the rules, the buttons' help. */
export const SHARED_CONTROLS = ['Escape', 'r', 'F1', 'F10'];

/**
 * A gamepad with a seat acts only for that seat: its A opens the curtain of its hand, and while a hand is open only its
 * player uses it. `open`: the seat whose hand is open.
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

/** The name of whoever plays with this gamepad, from 0. */
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
