import { useSyncExternalStore } from 'react';

/** A phone on its side; the styles say the same. */
const ON_SIDE = '(orientation: landscape) and (max-height: 34rem)';

export function useOnSide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(ON_SIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(ON_SIDE).matches,
  );
}
