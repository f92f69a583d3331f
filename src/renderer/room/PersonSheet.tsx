import { useState } from 'react';
import type { Person } from '#shared/protocol/room.ts';
import { callHost } from '../client/connection/call-host.ts';
import { useRoom } from '../client/room/room.ts';
import type { Say } from '../i18n/say.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  readonly person: Person;
  readonly say: Say;
  onClose(): void;
}

/** The room host's actions on a person: hand over the host role, or remove them, after a confirmation. */
export function PersonSheet({ person: { id: person, name, captain, seat }, say, onClose }: Props) {
  const [confirming, setConfirming] = useState(false);
  const isRounds = useRoom(({ room }) => room?.evening === 'rounds');
  const letPlay = async (): Promise<void> => {
    if (await callHost((client) => client.evening.letPlay({ person }))) onClose();
  };
  const passOn = async (): Promise<void> => {
    if (await callHost((client) => client.room.passOn({ person }))) onClose();
  };
  const remove = async (): Promise<void> => {
    if (await callHost((client) => client.room.remove({ person }))) onClose();
  };
  return (
    <Sheet title={name} className="menu" onClose={onClose} closeLabel={say('sheet.close')}>
      {!captain && (
        <button type="button" onClick={() => void passOn()}>
          {say('room-host.pass-on', { name })}
        </button>
      )}
      {isRounds && seat === null && (
        <button type="button" onClick={() => void letPlay()}>
          {say('room-host.let-play', { name })}
        </button>
      )}
      {confirming ? (
        <div className="confirm">
          <p>{say('room-host.remove.sure', { name })}</p>
          <div className="choices">
            <button type="button" className="danger" onClick={() => void remove()}>
              {say('room-host.remove', { name })}
            </button>
            <button type="button" onClick={() => setConfirming(false)}>
              {say('room-host.remove.not')}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" onClick={() => setConfirming(true)}>
          {say('room-host.remove', { name })}
        </button>
      )}
    </Sheet>
  );
}
