import { useChat } from '../session/tables/talk.ts';
import type { Say } from '../words/say.ts';
import { chatSentence } from './sentence.ts';

/** How much was said since the talk last lay open; nothing where nothing was. */
export function UnreadCount({ say }: { readonly say: Say }) {
  const unread = useChat((talk) => talk.unread);
  if (unread === 0) return null;
  return (
    <span className="unread" role="img" aria-label={say('talk.unread', { count: unread })}>
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
