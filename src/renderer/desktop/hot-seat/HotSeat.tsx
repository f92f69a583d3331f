import './hot-seat.css';
import { useEffect, useRef, useState } from 'react';
import type { ObservationBase, Seat } from '#shared/engine/rules.ts';
import { persisted } from '../../client/device/storage.ts';
import { Part } from '../../match/Part.tsx';
import { useShown } from '../../match/use-match-view.ts';
import { SeatView, type SeatViewProps } from '../match/SeatView.tsx';
import { Curtain } from './Curtain.tsx';
import { useGamepadsAtCurtain } from './gamepad-seats.ts';

/** Whether the people at this window let each other see their hands: then no curtain hangs between them. */
interface OpenHandsSetting {
  readonly openly: boolean;
}

/** As long as the window is open. */
export const useOpenHands = persisted<OpenHandsSetting>('panno-verde.openly', { openly: false }, { where: 'window' });

/**
 * Several people at one window: between them hangs a curtain. While it hangs, the window is shown what everybody may
 * see; drawn aside, the hand of one seat, until that seat has played. Who wants no curtain sees the hand whose turn it is.
 */
export function HotSeat({ table, game, sheet }: SeatViewProps) {
  const openly = useOpenHands((now) => now.openly);
  const [drawn, setOpen] = useState<Seat | null>(null);
  const open = drawn !== null && table.mine.includes(drawn) ? drawn : null;
  const viewer = open ?? 'everyone';
  const observation = useShown()?.observation;
  const seen = observation?.viewer === viewer ? observation : undefined;
  useGamepadsAtCurtain(table, open);
  // Who may interfere with the play of another is no reason to pass the window on: the turn's own seat comes first.
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
 * The curtain falls by itself after what all have seen this seat do in its turn, and after nothing else: else it
 * would tell that the seat was asked in secret.
 */
function useCurtainFall(open: Seat | null, seen: ObservationBase | undefined, fall: () => void): void {
  const hadTurn = useRef(false);
  useEffect(() => {
    const hasTurn = open !== null && seen?.toAct[0] === open;
    if (open === null || hasTurn) hadTurn.current = hasTurn;
    else if (hadTurn.current && seen?.last?.by === open) fall();
  }, [open, seen, fall]);
}
