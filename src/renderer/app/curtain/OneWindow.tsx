import { useEffect, useRef, useState } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import { useShown } from '../../games/usePlaying.ts';
import { AtSeat, type AtSeatProps } from '../match/AtSeat.tsx';
import { Curtain } from './Curtain.tsx';
import './curtain.css';

/**
 * Several people at one window: between them hangs a curtain. While it hangs, the window is shown what everybody may
 * see; drawn aside, the hand of one seat, until that seat has played.
 */
export function OneWindow({ table, game, sheet }: AtSeatProps) {
  const [open, setOpen] = useState<Seat | null>(null);
  const viewer = open ?? 'everyone';
  const toAct = useToAct(viewer);
  useClosing(open, toAct, () => setOpen(null));
  return (
    <>
      <AtSeat table={table} game={game} sheet={sheet} viewer={viewer} />
      <Curtain table={table} open={open} next={toAct.find((seat) => table.mine.includes(seat))} onDraw={setOpen} />
    </>
  );
}

const NOBODY: readonly Seat[] = [];

/** Who is to act, as far as these eyes are shown it. */
function useToAct(viewer: Seat | 'everyone'): readonly Seat[] {
  const observation = useShown()?.observation;
  return observation?.viewer === viewer ? observation.toAct : NOBODY;
}

/** The curtain falls once the seat whose hand lies open has had its turn. */
function useClosing(open: Seat | null, toAct: readonly Seat[], close: () => void): void {
  const hadTurn = useRef(false);
  const hasTurn = open !== null && toAct.includes(open);
  useEffect(() => {
    if (hadTurn.current && !hasTurn && open !== null) close();
    hadTurn.current = hasTurn;
  }, [open, hasTurn, close]);
}
