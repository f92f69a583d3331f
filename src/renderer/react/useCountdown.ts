import { useEffect, useMemo, useState } from 'react';

/**
 * Seconds as they were told, counted on by themselves until they are told again, also below 0; null stays null. `told`:
 * what brought them, another one each time, since the same number may be told twice.
 */
export function useCountdown(seconds: number | null, told: unknown): number | null {
  const [now, setNow] = useState(Date.now);
  const end = useMemo(() => {
    void told;
    return seconds === null ? null : Date.now() + seconds * 1000;
  }, [seconds, told]);
  useEffect(() => {
    if (end === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return end === null ? null : Math.round((end - now) / 1000);
}
