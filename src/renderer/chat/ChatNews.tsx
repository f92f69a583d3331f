import type { ChatEntry } from '#shared/protocol/chat.ts';
import { useChat } from '../client/tables/chat.ts';
import type { Say } from '../i18n/say.ts';

/** What was said or shown, and by whom, as a line of text. */
export function chatSentence(line: ChatEntry, say: Say): string {
  const { name } = line;
  return line.kind === 'said'
    ? say('chat.said', { name, text: line.text })
    : say('gestured.by', { name, shown: say(`gestured.${line.gesture}`) });
}

/** How much was said since the talk last lay open; nothing where nothing was. */
export function UnreadCount({ say }: { readonly say: Say }) {
  const unread = useChat((talk) => talk.unread);
  if (unread === 0) return null;
  return (
    <span className="unread" role="img" aria-label={say('chat.unread', { count: unread })}>
      {unread}
    </span>
  );
}

/** Reads out what has just been said or shown. */
export function ChatAnnouncer({ say }: { readonly say: Say }) {
  const latest = useChat(({ fresh }) => fresh.at(-1));
  return (
    <span className="unseen" aria-live="polite">
      {latest && chatSentence(latest, say)}
    </span>
  );
}
