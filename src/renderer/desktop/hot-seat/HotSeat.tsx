import './hot-seat.css';
import { useEffect, useRef, useState } from 'react';
import type { ObservationBase, Seat } from '#shared/engine/rules.ts';
import { persisted } from '../../client/device/storage.ts';
import { Part } from '../../match/Part.tsx';
import { useShown } from '../../match/use-match-view.ts';
import { SeatView, type SeatViewProps } from '../match/SeatView.tsx';
import { Curtain } from './Curtain.tsx';
import { useGamepadsAtCurtain } from './gamepad-seats.ts';

/** Whether players at this window let each other see their hands; then there is no curtain between them. */
interface OpenHandsSetting {
  readonly openly: boolean;
}

/** Lasts as long as the window. */
export const useOpenHands = persisted<OpenHandsSetting>('panno-verde.openly', { openly: false }, { where: 'window' });

/**
 * Several people at one window with a curtain between turns. Closed, the window shows the public view; open, one seat's
 * hand until that seat has played. Without a curtain it shows the hand on turn.
 */
export function HotSeat({ table, game, sheet }: SeatViewProps) {
  const openly = useOpenHands((now) => now.openly);
  const [drawn, setOpen] = useState<Seat | null>(null);
  const open = drawn !== null && table.mine.includes(drawn) ? drawn : null;
  const viewer = open ?? 'everyone';
  const observation = useShown()?.observation;
  const seen = observation?.viewer === viewer ? observation : undefined;
  useGamepadsAtCurtain(table, open);
  // A seat that may merely interrupt another's turn is no reason to pass the window on: the seat on turn comes first.
  const turn = seen?.toAct[0];
  const next = turn !== undefined && table.mine.includes(turn) ? turn : undefined;
  useCurtainFall(openly ? null : open, seen, () => setOpen(null));
  useEffect(() => {
    if (openly && next !== undefined) setOpen(next);
  }, [openly, next]);
  return (
    <>
      <SeatView table={table} game={game} sheet={sheet} viewer={viewer} />
      <Part kind="page" at={observation}>
        {!openly && <Curtain table={table} open={open} next={next} onDraw={setOpen} />}
      </Part>
    </>
  );
}

/**
 * The curtain closes only after a public action of this seat on its turn; any other closing would reveal that the seat
 * was asked in secret.
 */
function useCurtainFall(open: Seat | null, seen: ObservationBase | undefined, fall: () => void): void {
  const hadTurn = useRef(false);
  useEffect(() => {
    const hasTurn = open !== null && seen?.toAct[0] === open;
    if (open === null || hasTurn) hadTurn.current = hasTurn;
    else if (hadTurn.current && seen?.last?.by === open) fall();
  }, [open, seen, fall]);
}
