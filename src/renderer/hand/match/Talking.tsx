import type { Seat } from '#shared/engine/rules.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useChat } from '../../session/tables/talk.ts';
import { ChatAnnouncer, UnreadCount } from '../../talk/News.tsx';
import type { Say } from '../../words/say.ts';

/** The way to what is said at the table: tells how much of it is new, and reads it out. */
export function ChatButton({ say, onOpen }: { readonly say: Say; onOpen(): void }) {
  return (
    <>
      <button type="button" className="engraved" onClick={onOpen}>
        {say('talk.title')}
        <UnreadCount say={say} />
      </button>
      <ChatAnnouncer say={say} />
    </>
  );
}

const loadFigure = async () => (await import('../../talk/TalkFigure.tsx')).ChatFigure;

/** What a seat has just said or shown, at its plate. */
export function SpeechBubble({ seat, say }: { readonly seat: Seat | undefined; readonly say: Say }) {
  const line = useChat(({ fresh }) => fresh.find((line) => line.seat === seat));
  const { value: Figure } = useLoaded(line && true, loadFigure);
  return (
    line &&
    Figure && (
      <span className="bubble" aria-hidden="true">
        <Figure line={line} say={say} />
      </span>
    )
  );
}
