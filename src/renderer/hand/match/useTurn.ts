import { useEffect } from 'react';

/** On, off, on, in ms: short enough for a table, long enough for a pocket. */
const BUZZ = [90, 60, 140];

/** A buzz when it becomes the viewer's turn, on phones that can. Browsers forbid it before the first touch. */
export function useTurn(isMine: boolean): void {
  useEffect(() => {
    if (isMine && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
  }, [isMine]);
}
