import { useState } from 'react';
import { Notices } from '../paper/Notices.tsx';
import { useConnection } from '../session/line/connection.ts';
import { useTable } from '../session/tables/table.ts';
import { useWords } from './page/useWords.ts';

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
  return <Notices words={useWords(game)} />;
}
