import type { DeskMessage } from '#shared/protocol/evening.ts';
import { useEvening } from '../../../session/evening/evening.ts';
import type { Say } from '../../../words/say.ts';

/** So many words of the desk are large at once. */
const MAX_ANNOUNCEMENTS = 3;

/** More letters than these are written smaller. */
const LONG_TEXT_LENGTH = 60;

/** What the desk has just said, over whatever is shown. */
export function DeskAnnouncement({ say }: { readonly say: Say }) {
  const news = useEvening((state) => state.news);
  return (
    <div className="desk-words" role="status">
      {news.slice(-MAX_ANNOUNCEMENTS).map((word) => (
        <p key={word.number} className="desk-word" data-long={(word.text?.length ?? 0) > LONG_TEXT_LENGTH}>
          <Word word={word} say={say} />
        </p>
      ))}
    </div>
  );
}

function Word({ word: { table, text }, say }: { readonly word: DeskMessage; readonly say: Say }) {
  if (text === null) return <strong>{say('desk-screen.called', { table: table ?? 0 })}</strong>;
  return (
    <>
      <span>{table === null ? say('desk-screen.word') : say('desk-screen.word.table', { table })}</span>{' '}
      <strong>{text}</strong>
    </>
  );
}
