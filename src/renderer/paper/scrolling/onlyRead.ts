import { type RefObject, useEffect, useState } from 'react';
import { focusable } from '../../keys/focus.ts';
import { observeSize } from './watchSize.ts';

/** Whether it scrolls and holds nothing to stop at: then it must be a stop of its own, or keys never get to its end. */
export function needsTabStop(body: HTMLElement): boolean {
  return body.scrollHeight > body.clientHeight + 1 && focusable(body).length === 0;
}

/** The same, as it is now. */
export function useNeedsTabStop(body: RefObject<HTMLElement | null>): boolean {
  const [onlyRead, setOnlyRead] = useState(false);
  useEffect(() => {
    const { current } = body;
    return current ? observeSize(current, () => setOnlyRead(needsTabStop(current))) : undefined;
  }, [body]);
  return onlyRead;
}
