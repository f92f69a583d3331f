import { QrCode } from '../../paper/QrCode.tsx';
import { Slip } from '../../paper/Slip.tsx';
import { ThreeCards } from '../../room/KnockSheet.tsx';
import { useRoom } from '../../session/room/room.ts';
import { inWords, outsideOrigin } from '../../session/tables/origin.ts';
import { useWords } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';
import { CodeForm } from './EnterCode.tsx';
import { sayOfRoom } from './room-sentences.ts';

/**
 * A set that is new here. Where phones come in it knows from where it came itself, not by which code: that is said by who
 * is in already. On a phone in the room somebody says which cards it shows; or one types the code here.
 */
export function KnockScreen({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useWords();
  useBackdrop();
  const origin = outsideOrigin(null, location);
  const isOpen = useRoom(({ room }) => room?.open === true);
  return (
    <main className="knock-screen">
      <p className="room-task" role="status">
        {isOpen ? sayOfRoom('screen.knock') : sayOfRoom('screen.room.closed')}
      </p>
      <div className="knock-ways">
        {origin && (
          <Slip className="room-way-in">
            <QrCode address={`${origin}/hand/#/screen`} />
            <p className="room-addresses">
              <span>{inWords(origin)}/hand</span>
            </p>
            <p className="small">{sayOfRoom('screen.knock.code')}</p>
          </Slip>
        )}
        <ThreeCards cards={cards} say={say} />
      </div>
      <CodeForm slip />
    </main>
  );
}
