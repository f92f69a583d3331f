import { useTalk } from '../session/tables/talk.ts';
import type { Say } from '../words/say.ts';
import { sentence } from './sentence.ts';

/** How much was said since the talk last lay open; nothing where nothing was. */
export function Unread({ say }: { readonly say: Say }) {
  const unread = useTalk((talk) => talk.unread);
  if (unread === 0) return null;
  return (
    <span className="unread" role="img" aria-label={say('talk.unread', { count: unread })}>
      {unread}
    </span>
  );
}

/** Reads out what has just been said or shown. */
export function ReadOut({ say }: { readonly say: Say }) {
  const latest = useTalk(({ fresh }) => fresh.at(-1));
  return (
    <span className="unseen" aria-live="polite">
      {latest && sentence(latest, say)}
    </span>
  );
}
