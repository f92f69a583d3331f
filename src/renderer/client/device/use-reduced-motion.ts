import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

let query: MediaQueryList | undefined;

/** Not asked before it is used: tests read games where there is no page. */
function system(): MediaQueryList {
  query ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return query;
}

/** Whether cards fade instead of flying: the user's setting, else the system's. */
export function useReducedMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const bySystem = useSyncExternalStore(
    (changed) => {
      system().addEventListener('change', changed);
      return () => system().removeEventListener('change', changed);
    },
    () => system().matches,
  );
  return motion === 'system' ? bySystem : motion === 'reduced';
}
