import { useContext, useEffect } from 'react';
import { KeyboardDisabled } from '../../../keys/keyboard.ts';
import { useLatest } from '../../../react/useLatest.ts';

/**
 * The space bar as one big gesture, wherever the focus is: a key that is held down does it once. Not while a sheet
 * lies over the table.
 */
export function useSpace(act: () => void): void {
  const isOff = useContext(KeyboardDisabled);
  const latest = useLatest(act);
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || document.querySelector('dialog[open]')) return;
      // Else it would also press what has the focus: some browsers on the way down, some on the way up.
      event.preventDefault();
      if (event.type === 'keydown' && !event.repeat) latest.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [latest, isOff]);
}
