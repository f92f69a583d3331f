import { useEffect, useState } from 'react';
import { NOTICE_MESSAGES } from '#shared/protocol/messages/en/notices.ts';
import { noticesText } from '#shared/protocol/notice.ts';
import { useConnection } from '../client/connection/connection.ts';
import { useTable } from '../client/tables/tables.ts';
import { gameParts } from '../games/registry.ts';
import { useWords } from '../games/use-words.ts';
import { Toasts } from '../ui/Toasts.tsx';

/** Shows what the host says of how it started (its store was damaged and set aside) until it is dismissed. */
export function HostNotice() {
  const { say } = useWords();
  const text = noticesText(
    NOTICE_MESSAGES,
    useConnection(({ notices }) => notices),
  );
  const [read, setRead] = useState('');
  if (text === read) return null;
  return (
    <div className="slip notice" role="status">
      <p>{text}</p>
      <button type="button" onClick={() => setRead(text)}>
        {say('notice.read')}
      </button>
    </div>
  );
}

/** Shows toasts with the messages of the current game, since it is the game that refuses a move. */
export function GameNotices() {
  const game = useTable(({ table }) => table?.game);
  useAboveSheets();
  return <Toasts words={useWords(game)} cardName={gameParts(game).game?.cardName} />;
}

/** Reopens the toasts' popover when a sheet opens, since the newest popover covers the older ones. */
function useAboveSheets(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) return;
      for (const notice of document.querySelectorAll<HTMLElement>('.notice[popover]')) {
        notice.hidePopover();
        notice.showPopover();
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
}
