import { useState } from 'react';
import { Slip } from '../../paper/Slip.tsx';
import { useLoaded } from '../../react/useLoaded.ts';
import { useRoom } from '../../session/room/room.ts';
import type { Say } from '../../words/say.ts';
import { scanned } from '../page/place.ts';
import { useSpoken } from '../page/useSpoken.ts';

const load = async () => (await import('../../room/knock-sheet.ts')).TO_READ;

/** A screen wants to show the room: whoever sees it may let it in. */
export function Knocks({ say }: { readonly say: Say }) {
  const [knock] = useRoom(({ room }) => room?.knocks) ?? [];
  const [looking, look] = useState<string | null>(null);
  // Who scanned what the screen shows is asked at once, until it was answered or put away.
  const asked = knock && (looking === knock.id || scanned.screen);
  const close = (): void => {
    scanned.screen = false;
    look('');
  };
  const { value } = useLoaded(asked ? 'knock' : undefined, load);
  const words = useSpoken(value?.words);
  if (!knock) return null;
  return (
    <Slip className="knocks">
      <p>{say('room.knock')}</p>
      <button type="button" onClick={() => look(knock.id)}>
        {say('room.knock.see')}
      </button>
      {asked && value && <value.Sheet knock={knock} say={words.say} onClose={close} />}
    </Slip>
  );
}
