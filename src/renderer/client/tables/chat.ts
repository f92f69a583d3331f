/** What is said and shown at the table one is at, beside the moves. */
import { create } from 'zustand';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import { subscribe } from '../connection/subscribe.ts';

export interface ChatState {
  /** The latest lines, the last one last. */
  readonly lines: readonly ChatEntry[];
  /** What each seat has just said or shown, while that is to be seen there. */
  readonly fresh: readonly ChatEntry[];
  /** How many lines were said since the slip last lay open. */
  readonly unread: number;
  /** The slip lies open. */
  readonly open: boolean;
}

const NO_CHAT: ChatState = { lines: [], fresh: [], unread: 0, open: false };

export const useChat = create<ChatState>()(() => NO_CHAT);

/** As many lines as the host keeps. */
const MAX_LINES = 50;

/** How long a line is to be seen at its seat, in ms. */
const SHOWN_MS = 5000;

/** What comes within this time of coming to the table was said before, in ms. */
const HISTORY_MS = 400;

/** Follows the talk at a table until the returned function is called. */
export function subscribeChat(table: string): () => void {
  useChat.setState(NO_CHAT, true);
  let last: number | undefined;
  let came: number | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const unfollow = subscribe<ChatEntry>({
    open: async (client, signal) => {
      const stream = await client.talk.watch({ table, ...(last !== undefined && { since: last }) }, { signal });
      came ??= performance.now();
      return stream;
    },
    onValue: (line) => {
      last = line.number;
      const old = came === undefined || performance.now() - came < HISTORY_MS;
      useChat.setState((now) => withLine(now, line, old));
      if (old) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        useChat.setState(({ fresh }) => ({ fresh: fresh.filter((one) => one !== line) }));
      }, SHOWN_MS);
      timers.add(timer);
    },
  });
  return () => {
    unfollow();
    for (const timer of timers) clearTimeout(timer);
    useChat.setState(NO_CHAT, true);
  };
}

/** One more line. An old one is neither news nor to be seen at its seat. */
export function withLine({ lines, fresh, unread, open }: ChatState, line: ChatEntry, old: boolean): ChatState {
  return {
    lines: [...lines, line].slice(-MAX_LINES),
    fresh: old ? fresh : [...fresh.filter(({ seat }) => seat !== line.seat), line],
    unread: open || old || line.kind === 'gesture' ? unread : unread + 1,
    open,
  };
}

/** Opens or puts away the slip; who opens it has read everything. */
export function openChat(open: boolean): void {
  useChat.setState({ open, unread: 0 });
}
