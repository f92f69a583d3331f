import { useEffect, useState } from 'react';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { subscribe } from '../../client/connection/subscribe.ts';
import { IS_TV } from '../../client/device/is-tv.ts';
import { useWords } from '../../games/use-words.ts';
import { PairingCards } from '../../room/PairingSheet.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** The three cards at the host computer that somebody at another desktop reads out to verify its key. */
export function HostKeyCards() {
  const { say } = useWords();
  const isHome = useConnection(({ rights }) => rights.home) && !IS_TV;
  const [shown, show] = useState<KeyComparison | null>(null);
  useEffect(() => {
    if (!isHome) return;
    const unfollow = subscribe({
      open: (client, signal) => client.line.watch({}, { signal }),
      onValue: show,
    });
    return () => {
      unfollow();
      show(null);
    };
  }, [isHome]);
  if (!shown) return null;
  const { name, device, cards } = shown;
  const putAway = (): void => void callHost((client) => client.line.putAway({}));
  const who = name || say('host-key.somebody');
  return (
    <Sheet
      key={cards.join()}
      title={say('host-key.here.title', { who })}
      className="compare"
      onClose={putAway}
      foot={
        <button type="button" className="brass" data-first onClick={putAway}>
          {say('host-key.here.seen')}
        </button>
      }
    >
      <PairingCards cards={cards} say={say} />
      <p>{say('host-key.here', { who, device })}</p>
      <p className="small">{say('host-key.about')}</p>
    </Sheet>
  );
}
