import type { ChatEntry, ChatLine, Reaction } from '#shared/protocol/chat.ts';
import { useChat } from '../client/tables/chat.ts';
import type { Say } from '../i18n/say.ts';

/** A line or gesture with its speaker, as text. */
export function chatSentence(line: ChatEntry, say: Say): string {
  const { name } = line;
  return line.kind === 'said'
    ? say('chat.said', { name, text: line.text })
    : say('gestured.by', { name, shown: say(`gestured.${line.gesture}`) });
}

/** The number of unread lines; nothing for none. */
export function UnreadCount({ say }: { readonly say: Say }) {
  const unread = useChat((talk) => talk.unread);
  if (unread === 0) return null;
  return (
    <span className="unread" role="img" aria-label={say('chat.unread', { count: unread })}>
      {unread}
    </span>
  );
}

function latestOf(line: ChatLine | undefined, reaction: Reaction | undefined): ChatEntry | undefined {
  return reaction && reaction.number > (line?.number ?? -1) ? reaction : line;
}

/** Announces new lines to screen readers. */
export function ChatAnnouncer({ say }: { readonly say: Say }) {
  const latest = useChat(({ fresh, reactions }) => latestOf(fresh.at(-1), reactions.at(-1)));
  return (
    <span className="unseen" aria-live="polite">
      {latest && chatSentence(latest, say)}
    </span>
  );
}
