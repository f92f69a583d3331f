/** Calls back when the loop has done all that is at work now, and has looked who else wants something. */
export function nextTick(call: () => void): void {
  setImmediate(call);
}

/** Time as the host sees it; a test brings its own. */
export interface Clock {
  /** Milliseconds on a steady clock that is never set back. */
  now(): number;
  /** Calls back once, so many ms from now, unless the returned function is called before. */
  after(ms: number, call: () => void): Cancel;
  /** Milliseconds that this thread's processor has worked; where nobody can say, left out. */
  cpuTime?(): number;
}

/** How much has been worked, for who counts what something took: others at work on the same computer are no fault of it. */
export function cpuTimeOf(clock: Clock): number {
  return clock.cpuTime?.() ?? clock.now();
}

export type Cancel = () => void;

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  ...(process.threadCpuUsage && {
    cpuTime() {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
  }),
};

/** The same clock, but what goes wrong in one call ends nothing else: it is logged. */
export function guardedClock(clock: Clock, log: (line: string) => void): Clock {
  return {
    now: () => clock.now(),
    after: (ms, call) =>
      clock.after(ms, () => {
        try {
          call();
        } catch (error) {
          log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        }
      }),
  };
}
