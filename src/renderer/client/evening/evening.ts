/** The room's evening: its latest round, the standings, and the desk's announcements. */
import { create } from 'zustand';
import type { DeskMessage, EveningView, RoundView } from '#shared/protocol/evening.ts';
import { subscribe } from '../connection/subscribe.ts';

interface EveningState {
  /** `undefined` until the host has answered; null without an evening. */
  readonly evening: EveningView | null | undefined;
  /** The desk's latest announcements, while they are shown. */
  readonly news: readonly DeskMessage[];
}

export const useEvening = create<EveningState>()(() => ({ evening: undefined, news: [] }));

/** Duration of an announcement, in ms, long enough for a player busy with cards. */
const NEWS_MS = 30_000;

/** Subscribes to the host's evening until the returned function is called. */
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

/** Dismisses a read announcement. */
export function dismissNews(word: DeskMessage): void {
  useEvening.setState(({ news }) => ({ news: news.filter((one) => one !== word) }));
}

/** Announcements made between two views. Those in the first view are old; a restarted host counts anew. */
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

/** This session's place in the latest round; undefined where it sits out or does not play. */
export function mineIn({ round, mine }: Pick<EveningView, 'round' | 'mine'>): EveningTable | undefined {
  return mine ? round?.tables.find(({ number }) => number === mine.table) : undefined;
}

/** A player's name in the standings; a bot's seat has none there. */
export function nameIn({ standings }: Pick<EveningView, 'standings'>, player: string): string | undefined {
  return standings.find((one) => one.player === player)?.name;
}
