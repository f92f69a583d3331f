import { useEffect } from 'react';
import { useSettings } from '../session/device/settings.ts';
import { AtTable } from './AtTable.tsx';
import { Door } from './entrance/Door.tsx';
import { Part } from './page/Part.tsx';
import { usePlace } from './page/place.ts';

/** The phone's page: a door, and behind it a seat at a table. */
export function Page() {
  const place = usePlace();
  const { textSize, language } = useSettings();
  useEffect(() => {
    document.documentElement.style.setProperty('--text-size', String(textSize / 100));
    document.documentElement.lang = language;
  }, [textSize, language]);
  return (
    <Part kind="page" at={location.hash}>
      {place.at === 'door' ? <Door code={place.code} /> : <AtTable key={place.table} id={place.table} />}
    </Part>
  );
}
