import { useLoaded } from '../../react/useLoaded.ts';
import { useRoom } from '../../session/room/room.ts';

const load = async () => (await import('./knock-sheet.tsx')).PairingRequest;

/** A screen wants to show the room: whoever sees it may let it in. Fetched where there is one. */
export function PairingRequests() {
  const [knock] = useRoom(({ room }) => room?.knocks) ?? [];
  const { value: KnockSlip } = useLoaded(knock && 'knock', load);
  return knock && KnockSlip ? <KnockSlip knock={knock} /> : null;
}
