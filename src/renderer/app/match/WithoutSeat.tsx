import type { TableView } from '#shared/protocol/table.ts';
import { Slip } from '../../paper/Slip.tsx';
import { waitTextOf, SeatRequest } from '../../room/SeatWish.tsx';
import { useRoom } from '../../session/room/room.ts';
import { useWords } from '../page/useWords.ts';

/** For who looks on at the room's match: one press asks for a seat, and says from then on how long that takes. */
export function SpectatorPanel({ table }: { readonly table: TableView }) {
  const { say } = useWords();
  const room = useRoom((state) => state.room);
  if (!room || !table.room || table.mine.length > 0 || table.stage !== 'playing') return null;
  const wait = waitTextOf(room, table, say);
  return (
    <div className="hud-actions">
      <Slip>
        {wait !== undefined && <p role="status">{wait}</p>}
        <SeatRequest room={room} table={table} say={say} />
      </Slip>
    </div>
  );
}
