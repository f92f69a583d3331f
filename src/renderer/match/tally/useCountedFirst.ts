import { useEffect, useState } from 'react';
import { END_MS } from './tallying.ts';

/**
 * What a big screen counts before all eyes (`counts`) is not told by a phone first: whether its sheet waits as long as that
 * takes at the usual pace, and what ends the waiting sooner.
 */
export function useCountedFirst(counts: boolean, observation: unknown): readonly [waits: boolean, goOn: () => void] {
  const [seen, setSeen] = useState<unknown>();
  const waits = counts && seen !== observation;
  const goOn = (): void => setSeen(observation);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSeen(observation), END_MS);
    return () => clearTimeout(timer);
  }, [waits, observation]);
  return [waits, goOn];
}
