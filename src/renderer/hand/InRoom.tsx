import { isNameless, useRoom } from '../session/room/room.ts';
import { AtTable } from './AtTable.tsx';
import { Door } from './entrance/Door.tsx';
import { Said } from './evening/Said.tsx';
import { Gone, Looking } from './page/Alone.tsx';
import { Part } from './page/Part.tsx';
import { useSpoken } from './page/useSpoken.ts';
import { Introduce } from './room/Introduce.tsx';
import { RoomPage } from './room/RoomPage.tsx';

/** The room one has come in to: from table to table for the whole evening, and between them. */
export function InRoom() {
  const { room, refused } = useRoom();
  const words = useSpoken();
  const { say } = words;
  if (refused) return <Gone words={words} why={refused} />;
  if (!room) return <Looking say={say} />;
  // The host has forgotten us, or its room.
  if (room.code === null) return <Door code="" />;
  if (room.table) return <AtTable key={room.table.id} id={room.table.id} />;
  return (
    <>
      <Part kind="page" at={room}>
        {isNameless(room) ? <Introduce table={null} say={say} /> : <RoomPage room={room} say={say} />}
      </Part>
      <Part kind="page">
        <Said words={words} />
      </Part>
    </>
  );
}
