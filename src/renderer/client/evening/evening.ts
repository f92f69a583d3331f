/** The evening of the room one is in: its latest round, how everybody stands, and what its desk says. */
import { create } from 'zustand';
import type { DeskMessage, EveningView, RoundView } from '#shared/protocol/evening.ts';
import { subscribe } from '../connection/subscribe.ts';

interface EveningState {
  /** `undefined` until the host has told; null while there is no evening. */
  readonly evening: EveningView | null | undefined;
  /** What the desk has just said, while that is to be seen. */
  readonly news: readonly DeskMessage[];
}

export const useEvening = create<EveningState>()(() => ({ evening: undefined, news: [] }));

/** How long a word of the desk is to be seen, in ms: who looks up from the cards still finds it. */
const NEWS_MS = 30_000;

/** Follows the evening of the host one is at until the returned function is called. */
export function subscribeEvening(): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const unfollow = subscribe<EveningView | null>({
    open: (client, signal) => client.evening.watch({}, { signal }),
    onValue: (evening) => {
      const fresh = newDeskMessages(useEvening.getState().evening, evening);
      useEvening.setState(({ news }) => ({ evening, news: evening ? [...news, ...fresh] : [] }));
      if (fresh.length === 0) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        for (const word of fresh) dismissNews(word);
      }, NEWS_MS);
      timers.add(timer);
    },
  });
  return () => {
    unfollow();
    for (const timer of timers) clearTimeout(timer);
    useEvening.setState({ news: [] });
  };
}

/** A word that was read. */
export function dismissNews(word: DeskMessage): void {
  useEvening.setState(({ news }) => ({ news: news.filter((one) => one !== word) }));
}

/** What was said between two sights. What was there at the first sight was said before; a host that began anew counts anew. */
export function newDeskMessages(
  before: Pick<EveningView, 'said'> | null | undefined,
  now: Pick<EveningView, 'said'> | null,
): readonly DeskMessage[] {
  if (before === undefined || !now) return [];
  const known = before?.said.at(-1)?.number ?? -1;
  return now.said.filter(({ number }) => number > known);
}

/** A table of a round, by its number there. */
export type EveningTable = RoundView['tables'][number];

/** Where this session sits in the latest round; nothing where it sits out or is no player. */
export function mineIn({ round, mine }: Pick<EveningView, 'round' | 'mine'>): EveningTable | undefined {
  return mine ? round?.tables.find(({ number }) => number === mine.table) : undefined;
}

/** What a player is called in the standings; a bot's seat has no name there. */
export function nameIn({ standings }: Pick<EveningView, 'standings'>, player: string): string | undefined {
  return standings.find((one) => one.player === player)?.name;
}
