import { useState } from 'react';
import type { ScreenPairing } from '#shared/protocol/room.ts';
import { ROOM_HOST } from '../../i18n/messages/en/room-host.ts';
import { PairingSheet } from '../../room/PairingSheet.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { scanned } from '../page/route.ts';
import { useWords } from '../page/use-words.ts';

/**
 * A pairing request: whoever scanned the television's QR code is asked at once which cards it shows, others when they
 * like.
 */
export function PairingRequest({ knock }: { readonly knock: ScreenPairing }) {
  const { say } = useWords(ROOM_HOST);
  const [looking, look] = useState<string | null>(scanned.screen ? knock.id : null);
  const close = (): void => {
    scanned.screen = false;
    look(null);
  };
  return (
    <Slip className="knocks">
      <p>{say('room.screen-pairing')}</p>
      <button type="button" onClick={() => look(knock.id)}>
        {say('room.screen-pairing.see')}
      </button>
      {looking === knock.id && <PairingSheet pairing={knock} say={say} onClose={close} />}
    </Slip>
  );
}
