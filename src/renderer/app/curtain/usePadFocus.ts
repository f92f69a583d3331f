import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { firstFocus, nearest } from '../../keys/focus.ts';
import { ARROWS } from '../../keys/keyboard.ts';
import { usePadPresses } from '../../keys/pads.ts';
import { SHARED_CONTROLS } from './usePadsAtCurtain.ts';

/** What stands in for the focus, which a page has but one of. */
const MARK = 'data-pad-at';

/** A gamepad's own focus within its slip: arrows move it, A presses what it is on. The menu and the rules are everybody's. */
export function useGamepadFocus(pad: number, slip: RefObject<HTMLElement | null>): void {
  const at = useRef<HTMLElement>(undefined);
  const goTo = useCallback((element: HTMLElement | undefined) => {
    at.current?.removeAttribute(MARK);
    element?.setAttribute(MARK, '');
    at.current = element;
  }, []);
  // Where it was may have gone with what was decided.
  useEffect(() => {
    if (slip.current && !at.current?.isConnected) goTo(firstFocus(slip.current));
  });
  const take = useCallback(
    (from: number, key: string) => {
      if (from !== pad || !slip.current || SHARED_CONTROLS.includes(key)) return false;
      if (document.querySelector('dialog[open]')) return false;
      const here = at.current?.isConnected ? at.current : firstFocus(slip.current);
      const direction = ARROWS[key];
      if (direction && here) goTo(nearest(slip.current, here, direction) ?? here);
      if (key === 'Enter') here?.click();
      return true;
    },
    [pad, slip, goTo],
  );
  usePadPresses(take);
}
