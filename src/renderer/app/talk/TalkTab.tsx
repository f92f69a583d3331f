import { useMemo } from 'react';
import { openTalk, useTalk } from '../../session/talk.ts';
import { useWords } from '../../words/useWords.ts';
import { useKeys } from '../keys/keyboard.ts';
import { sentence } from './sentence.ts';

/** Opens what is said at the table, tells how much of it is new, and reads it out. */
export function TalkTab() {
  const { say } = useWords();
  const { open, unread, fresh } = useTalk();
  const latest = fresh.at(-1);
  useKeys(useMemo(() => ({ g: toggle, G: toggle }), []));
  return (
    <>
      <button type="button" className="tab" aria-expanded={open} aria-keyshortcuts="G" onClick={toggle}>
        {say('talk.title')}
        {unread > 0 && (
          <span className="unread" role="img" aria-label={say('talk.unread', { count: unread })}>
            {unread}
          </span>
        )}
        <kbd>G</kbd>
      </button>
      <p className="unseen" aria-live="polite">
        {latest && sentence(latest, say)}
      </p>
    </>
  );
}

function toggle(): void {
  openTalk(!useTalk.getState().open);
}
