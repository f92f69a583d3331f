/** Spectators' bets at the current table. */
import { useEffect } from 'react';
import type { BetsView } from '#shared/protocol/bets.ts';
import { create } from '../../stores/create.ts';
import { subscribe } from '../connection/subscribe.ts';
import { useSettings } from '../device/settings.ts';

/** Null until the host has answered. */
const useBetsStore = create<{ readonly bets: BetsView | null }>(() => ({ bets: null }));

/** Number of users on this page, and the end of the stream they share. */
const shared = { table: '', users: 0, stop: (): void => {} };

/** The public bets while the caller is mounted; null before the host has answered, and for who wants none. */
export function useBets(table: string): BetsView | null {
  const isOff = useSettings(({ guessless }) => guessless === true);
  useEffect(() => (isOff ? undefined : shareStream(table)), [table, isOff]);
  const bets = useBetsStore((state) => state.bets);
  return isOff ? null : bets;
}

/** A host sends one stream of a kind at a time: the first user opens it, the last closes it. */
function shareStream(table: string): () => void {
  if (shared.table !== table || shared.users === 0) {
    shared.stop();
    useBetsStore.setState({ bets: null });
    Object.assign(shared, { table, users: 0, stop: subscribeBets(table) });
  }
  shared.users++;
  return () => {
    if (shared.table !== table || --shared.users > 0) return;
    shared.stop();
    shared.stop = () => {};
  };
}

function subscribeBets(table: string): () => void {
  return subscribe({
    open: (client, signal) => client.bets.watch({ table }, { signal }),
    onValue: (bets) => useBetsStore.setState({ bets }),
    onRefused: () => useBetsStore.setState({ bets: null }),
  });
}
