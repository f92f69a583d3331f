import './room-screen.css';
import { useRoom } from '../client/room/room.ts';
import { lanOrigin, readableAddress } from '../client/tables/tables.ts';
import { useWords } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { PairingCards } from '../room/PairingSheet.tsx';
import { Slip } from '../ui/Slip.tsx';
import { CodeForm } from './EnterCode.tsx';
import { QrCode } from './page/qr-codes.ts';
import { sayRoomMessage } from './page/room-messages.ts';

/**
 * An unknown television. It knows the host's address but not the code: somebody in the room confirms on a phone which
 * cards it shows, or types the code here.
 */
export function PairingScreen({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useWords();
  useBackdrop();
  const origin = lanOrigin(null, location);
  const isOpen = useRoom(({ room }) => room?.open === true);
  return (
    <main className="pairing-screen">
      <p className="room-task" role="status">
        {isOpen ? sayRoomMessage('tv.pairing') : sayRoomMessage('tv.room.closed')}
      </p>
      <div className="pairing-options">
        {origin && (
          <Slip className="room-join-options">
            <QrCode address={`${origin}/hand/#/screen`} />
            <p className="room-addresses">
              <span>{readableAddress(origin)}/hand</span>
            </p>
            <p className="small">{sayRoomMessage('tv.pairing.code')}</p>
          </Slip>
        )}
        <PairingCards cards={cards} say={say} />
      </div>
      <CodeForm slip />
    </main>
  );
}
