import { useEffect, useState } from 'react';
import type { GameOffer } from '#shared/protocol/room.ts';
import { callHost } from '../line/callHost.ts';

/** The games that can be played in the room; none until the host has told. */
export function useGameOffers(): readonly GameOffer[] {
  const [offers, setOffers] = useState<readonly GameOffer[]>([]);
  useEffect(() => {
    void callHost((client) => client.room.games({})).then((games) => games && setOffers(games));
  }, []);
  return offers;
}
