import { isNameless, useRoom } from '../session/room/room.ts';
import { AtTable } from './AtTable.tsx';
import { CodeEntry } from './entrance/Door.tsx';
import { PhoneNotices } from './evening/Said.tsx';
import { NotFoundPage, LoadingPage } from './page/Alone.tsx';
import { Part } from './page/Part.tsx';
import { useWords } from './page/useSpoken.ts';
import { NameEntry } from './room/Introduce.tsx';
import { RoomPage } from './room/RoomPage.tsx';

/** The room one has come in to: from table to table for the whole evening, and between them. */
export function InRoom() {
  const { room, refused } = useRoom();
  const words = useWords();
  const { say } = words;
  if (refused) return <NotFoundPage words={words} why={refused} />;
  if (!room) return <LoadingPage say={say} />;
  // The host has forgotten us, or its room.
  if (room.code === null) return <CodeEntry code="" />;
  if (room.table) return <AtTable key={room.table.id} id={room.table.id} />;
  return (
    <>
      <Part kind="page" at={room}>
        {isNameless(room) ? <NameEntry table={null} say={say} /> : <RoomPage room={room} say={say} />}
      </Part>
      <Part kind="page">
        <PhoneNotices words={words} />
      </Part>
    </>
  );
}
