/** The room's evening: its latest round, the standings, and the desk's announcements. */

import type { DeskMessage, EveningView, RoundView } from '#shared/protocol/evening.ts';
import { create } from '../../stores/create.ts';
import { subscribe } from '../connection/subscribe.ts';

// The state of a round: its tables and its clock.

// A person's status at an evening, and what comes next for them.

/**
 * `over`: nothing more is played. `nobody`: no player, or none yet. `free`: they play at the room's table. `gone`: they
 * want no seat. `before`: there is no round yet. `seated`, with their table's state. `out`: they sit out. `late`: they
 * came after the round was made.
 */
export type OwnStatus =
  | { readonly is: 'over' | 'nobody' | 'free' | 'gone' | 'before' | 'out' | 'late' }
  | { readonly is: 'seated'; readonly table: NonNullable<ReturnType<typeof mineIn>>; readonly stands: OwnTableState };

/** What comes next at the person's table. */
type OwnTableState = 'waiting' | 'playing' | 'over' | 'broken';

export function ownStatus(evening: EveningView): OwnStatus {
  const { me, standings, over, form } = evening;
  if (over) return { is: 'over' };
  if (me === null) return { is: 'nobody' };
  const round = roundOf(evening);
  const table = round ? mineIn(evening) : undefined;
  if (table) return { is: 'seated', table, stands: ownTableState(table) };
  if (standings.some(({ player, here }) => player === me && !here)) return { is: 'gone' };
  if (form.form === 'free') return { is: 'free' };
  if (!round) return { is: 'before' };
  return { is: round.out.includes(me) ? 'out' : 'late' };
}

function ownTableState(table: Parameters<typeof tableStateOf>[0]): OwnTableState {
  const state = tableStateOf(table);
  if (state === 'free') return 'waiting';
  return state === 'alone' ? 'playing' : state;
}

/**
 * `free`: nobody is assigned. `waiting`: not dealt yet. `alone`: dealt, but none of its people has it open. `broken`:
 * it has no result and will have none.
 */
export type TableState = 'free' | 'waiting' | 'playing' | 'alone' | 'over' | 'broken';

export function tableStateOf({ state, here, seats, entries }: EveningTable): TableState {
  if (entries.at(-1)?.scores === null) return 'broken';
  if (state === 'over' || (state === 'free' && entries.length > 0)) return 'over';
  if (state === 'lobby') return 'waiting';
  if (state === 'free') return 'free';
  return here === 0 && seats.some(({ kind }) => kind === 'person') ? 'alone' : 'playing';
}

/** Number of people a table waits for before the deal. */
export function missingAt({ here, seats }: Pick<EveningTable, 'here' | 'seats'>): number {
  return Math.max(0, seats.filter(({ kind }) => kind === 'person').length - here);
}

/** The valid result, where all of it is public; not where only single deals are. */
export function resultAt({ entries }: Pick<EveningTable, 'entries'>) {
  const last = entries.at(-1);
  return last?.deal === null && last.scores !== null ? { ...last, scores: last.scores } : undefined;
}

/** While others still play the same deals, no table is shown to outsiders. */
export function isSecretRound({ deals, secret }: Pick<RoundView, 'deals' | 'secret'>): boolean {
  return deals.length > 0 && secret === null;
}

/** Tables of a round are numbered; of free matches only the results remain. */
export function roundOf({ form, over, round }: Pick<EveningView, 'form' | 'over' | 'round'>): RoundView | null {
  return over || form.form === 'free' ? null : round;
}

/** Minutes and seconds; overtime has a plus sign. */
export function formatClock(seconds: number): string {
  const all = Math.abs(seconds);
  return `${seconds < 0 ? '+' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

/** The current round. */
export function useRound(): RoundView | null {
  return useEvening(({ evening }) => (evening ? roundOf(evening) : null));
}

interface EveningState {
  /** `undefined` until the host has answered; null without an evening. */
  readonly evening: EveningView | null | undefined;
  /** The desk's latest announcements, while they are shown. */
  readonly news: readonly DeskMessage[];
}

export const useEvening = create<EveningState>(() => ({ evening: undefined, news: [] }));

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
