/** The bets of who looks on, at the table one is at. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { BetsView } from '#shared/protocol/bets.ts';
import { subscribe } from '../connection/subscribe.ts';

/** Null until the host has told. */
const useBetsStore = create<{ readonly bets: BetsView | null }>()(() => ({ bets: null }));

/** Whoever shows them on this page, and what ends the stream that all of them share. */
const shared = { table: '', users: 0, stop: (): void => {} };

/** What may be told of them, as long as whoever asks is there; null before the host has. */
export function useBets(table: string): BetsView | null {
  useEffect(() => shareStream(table), [table]);
  return useBetsStore(({ bets }) => bets);
}

/** A host tells one stream of a kind at a time: the first who asks opens it, the last one closes it. */
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
