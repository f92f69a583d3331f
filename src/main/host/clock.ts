/** Time as the host sees it; a test brings its own. */
export interface Clock {
  /** Milliseconds on a steady clock that is never set back. */
  now(): number;
  /** Calls back once, so many ms from now, unless the returned function is called before. */
  after(ms: number, call: () => void): Cancel;
}

export type Cancel = () => void;

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
