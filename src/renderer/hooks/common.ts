import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

/** The window's size, in CSS pixels. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(onResize, windowSize).split('×').map(Number);
  return { width, height };
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** As text, so that equal sizes are equal values. */
function windowSize(): string {
  return `${window.innerWidth}×${window.innerHeight}`;
}

/**
 * Counts seconds down from the last update, also below 0; null stays null. `update`: its object, a new one each
 * time, since two updates may carry the same number.
 */
export function useCountdown(seconds: number | null, update: unknown): number | null {
  const [now, setNow] = useState(Date.now);
  const end = useMemo(() => {
    void update;
    return seconds === null ? null : Date.now() + seconds * 1000;
  }, [seconds, update]);
  useEffect(() => {
    if (end === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return end === null ? null : Math.round((end - now) / 1000);
}

/** The value of the last render, for listeners that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
