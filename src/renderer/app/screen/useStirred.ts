import { useEffect, useState } from 'react';

/** So long after the last stir, in ms, what came up for it stays. */
const POINTER_IDLE_MS = 4000;

/** Whether somebody moves a pointer or touches the picture, or just did. */
export function usePointerActive(): boolean {
  const [stirred, stir] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const come = (): void => {
      clearTimeout(rest);
      rest = setTimeout(() => stir(false), POINTER_IDLE_MS);
      stir(true);
    };
    const kinds = ['pointermove', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, come);
    return () => {
      clearTimeout(rest);
      for (const kind of kinds) removeEventListener(kind, come);
    };
  }, []);
  return stirred;
}
