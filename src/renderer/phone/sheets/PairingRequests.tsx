import { useRoom } from '../../client/room/room.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';

const load = async () => (await import('./pairing-chunk.tsx')).PairingRequest;

/** Loads the pairing request of a television that wants to show the room. */
export function PairingRequests() {
  const [knock] = useRoom(({ room }) => room?.knocks) ?? [];
  const { value: KnockSlip } = useLoaded(knock && 'knock', load);
  return knock && KnockSlip ? <KnockSlip knock={knock} /> : null;
}
