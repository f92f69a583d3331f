/** The chat at the current table. */

import type { Seat } from '#shared/engine/rules.ts';
import type { ChatEntry, ChatLine, Reaction } from '#shared/protocol/chat.ts';
import type { Gesture } from '#shared/protocol/gestures.ts';
import { create } from '../../stores/create.ts';
import { callHost } from '../connection/call-host.ts';
import { subscribe } from '../connection/subscribe.ts';

export interface ChatState {
  /** The latest lines, newest last. */
  readonly lines: readonly ChatLine[];
  /** Each seat's latest line, while it shows there. */
  readonly fresh: readonly ChatLine[];
  /** The latest gesture of each who looks on, while it shows. */
  readonly reactions: readonly Reaction[];
  /** Number of lines since the chat was last open. */
  readonly unread: number;
  /** The chat is open. */
  readonly open: boolean;
}

const NO_CHAT: ChatState = { lines: [], fresh: [], reactions: [], unread: 0, open: false };

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
  shownAs: (line: ChatLine) => ChatLine | undefined = (line) => line,
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
      const line = entry.kind === 'reaction' ? entry : shownAs(entry);
      if (!line) return;
      // Reactions are no history.
      const old = line.kind !== 'reaction' && (came === undefined || performance.now() - came < HISTORY_MS);
      useChat.setState((now) => (line.kind === 'reaction' ? withReaction(now, line) : withLine(now, line, old)));
      if (old) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        useChat.setState(({ fresh, reactions }) => ({
          fresh: fresh.filter((one) => one !== line),
          reactions: reactions.filter((one) => one !== line),
        }));
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
export function withLine(state: ChatState, line: ChatLine, old: boolean): ChatState {
  const { lines, fresh, unread, open } = state;
  return {
    ...state,
    lines: [...lines, line].slice(-MAX_LINES),
    fresh: old ? fresh : [...fresh.filter(({ seat }) => seat !== line.seat), line],
    unread: open || old || line.kind === 'gesture' || 'words' in line ? unread : unread + 1,
  };
}

/** Maximum number of reactions shown at once. */
const MAX_REACTIONS = 3;

/** Adds a gesture of somebody who looks on: no line, and nothing to read. */
export function withReaction(state: ChatState, reaction: Reaction): ChatState {
  const others = state.reactions.filter(({ name }) => name !== reaction.name);
  return { ...state, reactions: [...others, reaction].slice(-MAX_REACTIONS) };
}

/** Makes a gesture on a seat, or as somebody who looks on. */
export function makeGesture(table: string, seat: Seat | undefined, gesture: Gesture): void {
  void callHost(({ talk }) =>
    seat === undefined ? talk.react({ table, gesture }) : talk.gesture({ table, seat, gesture }),
  );
}

/** Opens or closes the chat; opening marks everything as read. */
export function openChat(open: boolean): void {
  useChat.setState({ open, unread: 0 });
}
