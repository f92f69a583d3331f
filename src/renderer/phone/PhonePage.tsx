import { useEffect } from 'react';
import { useSettings } from '../client/device/settings.ts';
import { isNameless, subscribeRoom, useRoom } from '../client/room/room.ts';
import { AtTable } from './AtTable.tsx';
import { EveningPart } from './evening/EveningPart.tsx';
import { PhoneNotices } from './evening/PhoneNotices.tsx';
import { CodeEntry } from './join/CodeEntry.tsx';
import { LearnOverlay } from './learn/LearnOverlay.tsx';
import { LoadingPage, NotFoundPage, Part } from './page/Frame.tsx';
import { useRoute } from './page/route.ts';
import { useWords } from './page/use-words.ts';
import { NameEntry } from './room/NameEntry.tsx';
import { RoomPage } from './room/RoomPage.tsx';

/** Shows the entered room: its tables through the evening, and the room between them. */
function InRoom() {
  const { room, refused } = useRoom();
  const words = useWords();
  const { say } = words;
  if (refused) return <NotFoundPage words={words} why={refused} />;
  if (!room) return <LoadingPage say={say} />;
  // The host no longer knows this device, or the room is gone.
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

/** The phone's page: the code entry, then a seat at a table. */
export function PhonePage() {
  const place = useRoute();
  useEffect(subscribeRoom, []);
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--text-size', String(textSize / 100));
  }, [textSize]);
  return (
    <Part kind="page" at={location.hash}>
      {place.at === 'door' && <CodeEntry code={place.code} />}
      {place.at === 'room' && <InRoom />}
      {place.at === 'table' && <AtTable key={place.table} id={place.table} />}
      <EveningPart part="News" />
      {place.at !== 'door' && <LearnOverlay />}
    </Part>
  );
}
