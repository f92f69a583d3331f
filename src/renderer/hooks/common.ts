import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window's size. */
export function useWindowSize(): Size {
  return useSyncExternalStore(onResize, windowSize);
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** The size as it was read last. */
let known: Size | undefined;
globalThis.addEventListener?.('resize', () => {
  known = undefined;
});

/** The window's size, read once for each that it has: to read it lays out the page. */
export function windowSize(): Size {
  known ??= { width: window.innerWidth, height: window.innerHeight };
  return known;
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
