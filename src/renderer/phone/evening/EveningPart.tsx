import { useRoom } from '../../client/room/room.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { PARTS } from './evening-chunk.tsx';

const load = async () => (await import('./evening-chunk.tsx')).PARTS;

/** A part of what a phone shows of an evening; nothing of it is fetched where there is none. */
export function EveningPart({ part }: { readonly part: keyof typeof PARTS }) {
  const kind = useRoom(({ room }) => room?.evening);
  const { value } = useLoaded(kind ? 'evening' : undefined, load);
  const Part = value?.[part];
  return Part ? <Part /> : null;
}
