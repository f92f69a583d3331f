import { useEffect } from 'react';
import { useSettings } from '../session/device/settings.ts';
import { subscribeRoom } from '../session/room/room.ts';
import { AtTable } from './AtTable.tsx';
import { CodeEntry } from './entrance/Door.tsx';
import { EveningPart } from './evening/AtEvening.tsx';
import { InRoom } from './InRoom.tsx';
import { LearnOverlay } from './learn/Learning.tsx';
import { Part } from './page/Part.tsx';
import { useRoute } from './page/place.ts';

/** The phone's page: a door, and behind it a seat at a table. */
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
