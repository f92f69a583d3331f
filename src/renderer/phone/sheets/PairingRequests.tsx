import { useRoom } from '../../client/room/room.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';

const load = async () => (await import('./pairing-chunk.tsx')).PairingRequest;

/** A screen wants to show the room: whoever sees it may let it in. Fetched where there is one. */
export function PairingRequests() {
  const [knock] = useRoom(({ room }) => room?.knocks) ?? [];
  const { value: KnockSlip } = useLoaded(knock && 'knock', load);
  return knock && KnockSlip ? <KnockSlip knock={knock} /> : null;
}
