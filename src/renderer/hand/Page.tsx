import { useEffect } from 'react';
import { useSettings } from '../session/device/settings.ts';
import { followRoom } from '../session/room/room.ts';
import { AtTable } from './AtTable.tsx';
import { Door } from './entrance/Door.tsx';
import { AtEvening } from './evening/AtEvening.tsx';
import { InRoom } from './InRoom.tsx';
import { Learning } from './learn/Learning.tsx';
import { Part } from './page/Part.tsx';
import { usePlace } from './page/place.ts';

/** The phone's page: a door, and behind it a seat at a table. */
export function Page() {
  const place = usePlace();
  useEffect(followRoom, []);
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    document.documentElement.style.setProperty('--text-size', String(textSize / 100));
  }, [textSize]);
  return (
    <Part kind="page" at={location.hash}>
      {place.at === 'door' && <Door code={place.code} />}
      {place.at === 'room' && <InRoom />}
      {place.at === 'table' && <AtTable key={place.table} id={place.table} />}
      <AtEvening part="News" />
      {place.at !== 'door' && <Learning />}
    </Part>
  );
}
