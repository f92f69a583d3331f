import { useLoaded } from '../../hooks/use-loaded.ts';
import type { PARTS } from './device-chunk.tsx';

const load = async () => (await import('./device-chunk.tsx')).PARTS;

/** Loads the device features (wake lock, turn signal) without delaying the page. */
export function DevicePart({ part, mine = false }: { readonly part: keyof typeof PARTS; readonly mine?: boolean }) {
  const { value } = useLoaded('phone', load);
  const Part = value?.[part];
  return Part ? <Part mine={mine} /> : null;
}
