import { useEffect, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { KeyComparison } from '#shared/protocol/lan.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { compareHostKey, confirmComparison } from '../../client/connection/compare-keys.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { subscribe } from '../../client/connection/subscribe.ts';
import { IS_TV } from '../../client/device/is-tv.ts';
import { useWords } from '../../games/use-words.ts';
import { PairingCards } from '../../room/PairingSheet.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StorageWarning } from '../../ui/StorageWarning.tsx';
import { UnverifiedHost } from '../../ui/UnverifiedHost.tsx';

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
        <button type="button" className="brass" data-autofocus onClick={putAway}>
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

/** How the visited host's key is known, and how to verify it. In a browser that is a code to scan. */
export function HostKeyTrust() {
  const { say } = useWords();
  const { at, host, knownBy } = useConnection();
  const [comparing, compare] = useState(false);
  if (at === null) {
    return (
      <>
        <UnverifiedHost say={say} />
        <StorageWarning />
      </>
    );
  }
  if (!knownBy) return null;
  const name = host?.name ?? at;
  return (
    <div className="host-key-known">
      <p className="small">{say(`host-key.known-by.${knownBy}`, { host: name })}</p>
      <button type="button" onClick={() => compare(true)}>
        {say('host-key.compare')}
      </button>
      {comparing && <CompareHostKey host={name} onClose={() => compare(false)} />}
    </div>
  );
}

interface Props {
  /** The host's name. */
  readonly host: string;
  onClose(): void;
}

type Shown = Awaited<ReturnType<typeof compareHostKey>> | 'asking';

/** The guest's three cards, to be compared with those at the host computer. */
function CompareHostKey({ host, onClose }: Props) {
  const { say, has } = useWords();
  const [shown, show] = useState<Shown>('asking');
  useEffect(() => {
    let left = false;
    void compareHostKey().then((cards) => left || show(cards));
    return () => {
      left = true;
    };
  }, []);
  const answer = (same: boolean): void => {
    onClose();
    confirmComparison(same);
  };
  const cards = Array.isArray(shown) ? (shown as readonly string[]) : undefined;
  const why = (refused: Refusal | undefined): string =>
    refused && has(refused.reason) ? say(refused.reason, refused.params) : say('host-key.none');
  return (
    <Sheet
      title={say('host-key.title')}
      className="compare"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      {...(cards && {
        foot: (
          <>
            <button type="button" className="brass" onClick={() => answer(true)}>
              {say('host-key.same')}
            </button>
            <button type="button" onClick={() => answer(false)}>
              {say('host-key.differ')}
            </button>
          </>
        ),
      })}
    >
      {cards ? (
        <>
          <PairingCards cards={cards} say={say} />
          <p>{say('host-key.read', { host })}</p>
          <p className="small">{say('host-key.about')}</p>
        </>
      ) : (
        <p role="status">{shown === 'asking' ? say('host-key.asking') : why(shown as Refusal | undefined)}</p>
      )}
    </Sheet>
  );
}
