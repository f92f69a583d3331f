/** What is said and shown at the table one is at, beside the moves. */
import { create } from 'zustand';
import type { Talk } from '#shared/protocol/talk.ts';
import { follow } from '../line/follow.ts';

export interface TalkNow {
  /** The latest lines, the last one last. */
  readonly lines: readonly Talk[];
  /** What each seat has just said or shown, while that is to be seen there. */
  readonly fresh: readonly Talk[];
  /** How many lines were said since the slip last lay open. */
  readonly unread: number;
  /** The slip lies open. */
  readonly open: boolean;
}

const SILENCE: TalkNow = { lines: [], fresh: [], unread: 0, open: false };

export const useTalk = create<TalkNow>()(() => SILENCE);

/** As many lines as the host keeps. */
const KEPT = 50;

/** How long a line is to be seen at its seat, in ms. */
const SEEN = 5000;

/** What comes within this time of coming to the table was said before, in ms. */
const BEFORE = 400;

/** Follows the talk at a table until the returned function is called. */
export function followTalk(table: string): () => void {
  useTalk.setState(SILENCE, true);
  let last: number | undefined;
  let came: number | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const unfollow = follow<Talk>({
    open: async (client, signal) => {
      const stream = await client.talk.watch({ table, ...(last !== undefined && { since: last }) }, { signal });
      came ??= performance.now();
      return stream;
    },
    take: (line) => {
      last = line.number;
      const old = came === undefined || performance.now() - came < BEFORE;
      useTalk.setState((now) => heard(now, line, old));
      if (old) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        useTalk.setState(({ fresh }) => ({ fresh: fresh.filter((one) => one !== line) }));
      }, SEEN);
      timers.add(timer);
    },
  });
  return () => {
    unfollow();
    for (const timer of timers) clearTimeout(timer);
    useTalk.setState(SILENCE, true);
  };
}

/** One more line. An old one is neither news nor to be seen at its seat. */
export function heard({ lines, fresh, unread, open }: TalkNow, line: Talk, old: boolean): TalkNow {
  return {
    lines: [...lines, line].slice(-KEPT),
    fresh: old ? fresh : [...fresh.filter(({ seat }) => seat !== line.seat), line],
    unread: open || old || line.kind === 'gesture' ? unread : unread + 1,
    open,
  };
}

/** Opens or puts away the slip; who opens it has read everything. */
export function openTalk(open: boolean): void {
  useTalk.setState({ open, unread: 0 });
}
