import { useState } from 'react';
import { PairingSheet } from '../../room/KnockSheet.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { useRoom } from '../../session/room/room.ts';
import { useWords } from './useWords.ts';

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
      <p>{say('room.knock')}</p>
      <button type="button" onClick={() => look(knock.id)}>
        {say('room.knock.see')}
      </button>
      {looking === knock.id && <PairingSheet knock={knock} say={say} onClose={() => look(null)} />}
    </div>
  );
}
