import { useEffect, useState } from 'react';
import type { PanelProps } from '../../games/game.ts';

/** So long the names of who has won stand there alone, in ms. */
const FINALE_MS = 3200;

/** Whether the end of the match is so fresh that its winners have the picture for themselves: not for who comes later, nor while it is still counted. */
export function useFinale({ observation, before }: PanelProps, isCounting: boolean): boolean {
  const isOver = observation.result !== undefined;
  const isSeen = isOver && before !== null;
  const [isPast, setPast] = useState(isOver && !isSeen);
  useEffect(() => {
    if (!isSeen || isCounting) return;
    const timer = setTimeout(() => setPast(true), FINALE_MS);
    return () => clearTimeout(timer);
  }, [isSeen, isCounting]);
  return isOver && !isPast;
}
