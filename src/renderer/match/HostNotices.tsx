import { useEffect, useState } from 'react';
import { useConnection } from '../client/connection/connection.ts';
import { useTable } from '../client/tables/table.ts';
import { tableGameOf } from '../games/index.ts';
import { useWords } from '../games/use-words.ts';
import { Toasts } from '../ui/Toasts.tsx';

/** What the host has to say about itself (its store was damaged and set aside), until it is read. */
export function HostNotice() {
  const { say } = useWords();
  const notice = useConnection((connection) => connection.notice);
  const [read, setRead] = useState<string | null>(null);
  if (notice === null || notice === read) return null;
  return (
    <div className="slip notice" role="status">
      <p>{notice}</p>
      <button type="button" onClick={() => setRead(notice)}>
        {say('notice.read')}
      </button>
    </div>
  );
}

/** The notices, with the words of the game one is at: it is the game that refuses a move. */
export function GameNotices() {
  const game = useTable(({ table }) => table?.game);
  useAboveSheets();
  return <Toasts words={useWords(game)} cardName={game === undefined ? undefined : tableGameOf(game)?.cardName} />;
}

/** A sheet that comes lies on all that came before it: what is being said is laid on top once more. */
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
