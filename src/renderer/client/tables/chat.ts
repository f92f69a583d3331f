/** The chat at the current table. */

import type { ChatEntry } from '#shared/protocol/chat.ts';
import { create } from '../../stores/create.ts';
import { subscribe } from '../connection/subscribe.ts';

export interface ChatState {
  /** The latest lines, newest last. */
  readonly lines: readonly ChatEntry[];
  /** Each seat's latest line, while it shows there. */
  readonly fresh: readonly ChatEntry[];
  /** Number of lines since the chat was last open. */
  readonly unread: number;
  /** The chat is open. */
  readonly open: boolean;
}

const NO_CHAT: ChatState = { lines: [], fresh: [], unread: 0, open: false };

export const useChat = create<ChatState>(() => NO_CHAT);

/** The host keeps as many lines. */
const MAX_LINES = 50;

/** Duration of a line at its seat, in ms. */
const SHOWN_MS = 5000;

/** Lines received within this time after subscribing are history, in ms. */
const HISTORY_MS = 400;

/**
 * Subscribes to a table's chat until the returned function is called. `shownAs`: what this page makes of a line; undefined
 * for one that it doesn't show.
 */
export function subscribeChat(
  table: string,
  shownAs: (line: ChatEntry) => ChatEntry | undefined = (line) => line,
): () => void {
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
    onValue: (entry) => {
      last = entry.number;
      const line = shownAs(entry);
      if (!line) return;
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

/** Adds a line. History is neither unread nor shown at its seat. */
export function withLine({ lines, fresh, unread, open }: ChatState, line: ChatEntry, old: boolean): ChatState {
  return {
    lines: [...lines, line].slice(-MAX_LINES),
    fresh: old ? fresh : [...fresh.filter(({ seat }) => seat !== line.seat), line],
    unread: open || old || line.kind === 'gesture' || 'words' in line ? unread : unread + 1,
    open,
  };
}

/** Opens or closes the chat; opening marks everything as read. */
export function openChat(open: boolean): void {
  useChat.setState({ open, unread: 0 });
}
