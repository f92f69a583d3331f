import { useRoom } from '../../client/room/room.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { PARTS } from './evening-chunk.tsx';

const load = async () => (await import('./evening-chunk.tsx')).PARTS;

/** Loads a part of the evening's view; without an evening it loads nothing. */
export function EveningPart({ part }: { readonly part: keyof typeof PARTS }) {
  const kind = useRoom(({ room }) => room?.evening);
  const { value } = useLoaded(kind ? 'evening' : undefined, load);
  const Part = value?.[part];
  return Part ? <Part /> : null;
}
