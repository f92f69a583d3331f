import { useState } from 'react';
import { callHost } from '../../client/connection/call-host.ts';
import { useEvening } from '../../client/evening/evening.ts';
import { useRoom } from '../../client/room/room.ts';
import { DeskNews } from '../../evening/DeskNews.tsx';
import { OwnPlace } from '../../evening/OwnPlace.tsx';
import { useWords } from '../../games/use-words.ts';
import { PairingSheet } from '../../room/PairingSheet.tsx';

/** A tab of this computer's browser shows the room: home says whether it opened it. */
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

/** A screen wants to show the room: whoever sees it may let it in. */
export function PairingRequests() {
  const { say } = useWords();
  const [knock] = useRoom(({ room }) => room?.knocks) ?? [];
  const [looking, look] = useState<string | null>(null);
  if (!knock) return null;
  return (
    <div className="knocks">
      <p>{say('room.screen-pairing')}</p>
      <button type="button" onClick={() => look(knock.id)}>
        {say('room.screen-pairing.see')}
      </button>
      {looking === knock.id && <PairingSheet knock={knock} say={say} onClose={() => look(null)} />}
    </div>
  );
}

/** One's own place at the evening, where there is one and one plays there. */
export function EveningPlace() {
  const { say } = useWords();
  const evening = useEvening((state) => state.evening);
  return evening && evening.me !== null && <OwnPlace evening={evening} say={say} />;
}

/** What the desk says, wherever one is. */
export function EveningNews() {
  const { say } = useWords();
  return <DeskNews say={say} />;
}
