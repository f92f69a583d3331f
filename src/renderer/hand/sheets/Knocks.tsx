import { useState } from 'react';
import { Slip } from '../../paper/Slip.tsx';
import { useRoom } from '../../session/room/room.ts';
import type { Say } from '../../words/say.ts';
import { useFetched } from '../page/useFetched.ts';

const load = () => import('../../room/KnockSheet.tsx');

/** A screen wants to show the room: whoever sees it may let it in. */
export function Knocks({ say }: { readonly say: Say }) {
  const [knock] = useRoom(({ room }) => room?.knocks) ?? [];
  const [looking, look] = useState<string | null>(null);
  const asked = knock && looking === knock.id;
  const { value } = useFetched(asked ? 'knock' : undefined, load);
  if (!knock) return null;
  return (
    <Slip className="knocks">
      <p>{say('hand.knock')}</p>
      <button type="button" onClick={() => look(knock.id)}>
        {say('hand.knock.see')}
      </button>
      {asked && value && <value.KnockSheet knock={knock} say={say} onClose={() => look(null)} />}
    </Slip>
  );
}
