import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/common.ts';

/** How many sheets an entry of the history has open. */
interface Entry {
  readonly sheets: number;
}

function sheetsNow(): number {
  return (history.state as Entry | null)?.sheets ?? 0;
}

/** As long as a sheet is open, the phone's way back closes it and leaves nothing else. */
export function useBackButton(isOpen: boolean, close: () => void): void {
  const latest = useLatest(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const mine = sheetsNow() + 1;
    history.pushState({ sheets: mine } satisfies Entry, '');
    const onBack = (): void => {
      if (sheetsNow() < mine) latest.current();
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      // It was closed otherwise: the way back is what it was before.
      if (sheetsNow() === mine) history.back();
    };
  }, [isOpen, latest]);
}

/** Closes every sheet of the page, as going back so often would; false where none is known to be open. */
export function closeAll(): boolean {
  const open = sheetsNow();
  if (open > 0) history.go(-open);
  return open > 0;
}
