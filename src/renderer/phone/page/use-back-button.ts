import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/common.ts';

/** Number of sheets open at a history entry. */
interface Entry {
  readonly sheets: number;
}

function sheetsNow(): number {
  return (history.state as Entry | null)?.sheets ?? 0;
}

/** While a sheet is open, the back button closes it and leaves no history entry. */
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
      // The sheet was closed otherwise, so its history entry goes.
      if (sheetsNow() === mine) history.back();
    };
  }, [isOpen, latest]);
}

/** Closes every sheet, as repeated back presses would; returns false where none is open. */
export function closeAll(): boolean {
  const open = sheetsNow();
  if (open > 0) history.go(-open);
  return open > 0;
}
