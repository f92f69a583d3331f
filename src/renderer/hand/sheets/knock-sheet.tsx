import { useState } from 'react';
import type { Knock } from '#shared/protocol/room.ts';
import { Slip } from '../../paper/Slip.tsx';
import { KnockSheet } from '../../room/KnockSheet.tsx';
import { LEAD } from '../../words/en/lead.ts';
import { scanned } from '../page/place.ts';
import { useSpoken } from '../page/useSpoken.ts';

/** A screen wants to show the room: who came by what it shows is asked at once which cards those are, all others when they like. */
export function KnockSlip({ knock }: { readonly knock: Knock }) {
  const { say } = useSpoken(LEAD);
  const [looking, look] = useState<string | null>(scanned.screen ? knock.id : null);
  const close = (): void => {
    scanned.screen = false;
    look(null);
  };
  return (
    <Slip className="knocks">
      <p>{say('room.knock')}</p>
      <button type="button" onClick={() => look(knock.id)}>
        {say('room.knock.see')}
      </button>
      {looking === knock.id && <KnockSheet knock={knock} say={say} onClose={close} />}
    </Slip>
  );
}
