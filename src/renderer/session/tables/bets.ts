/** The bets of who looks on, at the table one is at. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { BetsView } from '#shared/protocol/bets.ts';
import { follow } from '../line/follow.ts';

/** Null until the host has told. */
const useTold = create<{ readonly bets: BetsView | null }>()(() => ({ bets: null }));

/** Whoever shows them on this page, and what ends the stream that all of them share. */
const shared = { table: '', users: 0, stop: (): void => {} };

/** What may be told of them, as long as whoever asks is there; null before the host has. */
export function useBets(table: string): BetsView | null {
  useEffect(() => share(table), [table]);
  return useTold(({ bets }) => bets);
}

/** A host tells one stream of a kind at a time: the first who asks opens it, the last one closes it. */
function share(table: string): () => void {
  if (shared.table !== table || shared.users === 0) {
    shared.stop();
    useTold.setState({ bets: null });
    Object.assign(shared, { table, users: 0, stop: followBets(table) });
  }
  shared.users++;
  return () => {
    if (shared.table !== table || --shared.users > 0) return;
    shared.stop();
    shared.stop = () => {};
  };
}

function followBets(table: string): () => void {
  return follow({
    open: (client, signal) => client.bets.watch({ table }, { signal }),
    take: (bets) => useTold.setState({ bets }),
    refused: () => useTold.setState({ bets: null }),
  });
}
