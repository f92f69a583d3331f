import { useState } from 'react';
import { callHost } from '../../client/connection/call-host.ts';
import { useEvening } from '../../client/evening/evening.ts';
import { useRoom } from '../../client/room/room.ts';
import { DeskNews } from '../../evening/DeskNews.tsx';
import { OwnPlace } from '../../evening/OwnPlace.tsx';
import { useWords } from '../../games/use-words.ts';
import { PairingSheet } from '../../room/PairingSheet.tsx';

/** A browser tab on this computer asks to show the room: home asks the user whether they opened it. */
export function TabAsks() {
  const { say } = useWords();
  const isAsked = useRoom(({ room }) => room?.tabAsks);
  if (!isAsked) return null;
  return (
    <div className="knocks">
      <p>{say('room.tab')}</p>
      <button type="button" onClick={() => void callHost((client) => client.room.trustTabs({}))}>
        {say('room.tab.trust')}
      </button>
    </div>
  );
}

/** A television's pairing request: whoever sees it may let it in. */
export function PairingRequests() {
  const { say } = useWords();
  const [pairing] = useRoom(({ room }) => room?.knocks) ?? [];
  const [looking, look] = useState<string | null>(null);
  if (!pairing) return null;
  return (
    <div className="knocks">
      <p>{say('room.screen-pairing')}</p>
      <button type="button" onClick={() => look(pairing.id)}>
        {say('room.screen-pairing.see')}
      </button>
      {looking === pairing.id && <PairingSheet pairing={pairing} say={say} onClose={() => look(null)} />}
    </div>
  );
}

/** The user's place at the evening, if they play there. */
export function EveningPlace() {
  const { say } = useWords();
  const evening = useEvening((state) => state.evening);
  return evening && evening.me !== null && <OwnPlace evening={evening} say={say} />;
}

/** The desk's announcements, on any screen. */
export function EveningNews() {
  const { say } = useWords();
  return <DeskNews say={say} />;
}
