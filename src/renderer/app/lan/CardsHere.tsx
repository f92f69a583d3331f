import { useEffect, useState } from 'react';
import type { Comparison } from '#shared/protocol/line.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { ThreeCards } from '../../room/KnockSheet.tsx';
import { IS_SCREEN } from '../../session/device/role.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useConnection } from '../../session/line/connection.ts';
import { follow } from '../../session/line/follow.ts';
import { useWords } from '../page/useWords.ts';

/** At the host's own computer: three cards that somebody at another desktop reads out now. */
export function CardsHere() {
  const { say } = useWords();
  const isHome = useConnection(({ rights }) => rights.home) && !IS_SCREEN;
  const [shown, show] = useState<Comparison | null>(null);
  useEffect(() => {
    if (!isHome) return;
    const unfollow = follow({
      open: (client, signal) => client.line.watch({}, { signal }),
      take: show,
    });
    return () => {
      unfollow();
      show(null);
    };
  }, [isHome]);
  if (!shown) return null;
  const { name, device, cards } = shown;
  const putAway = (): void => void callHost((client) => client.line.putAway({}));
  const who = name || say('cards.somebody');
  return (
    <Sheet
      key={cards.join()}
      title={say('cards.here.title', { who })}
      className="compare"
      onClose={putAway}
      foot={
        <button type="button" className="brass" data-first onClick={putAway}>
          {say('cards.here.seen')}
        </button>
      }
    >
      <ThreeCards cards={cards} say={say} />
      <p>{say('cards.here', { who, device })}</p>
      <p className="small">{say('cards.about')}</p>
    </Sheet>
  );
}
