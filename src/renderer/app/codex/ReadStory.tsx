import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CodexLinkProps } from '../../games/game.ts';
import { codexOf } from '../../games/index.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { useTable } from '../../session/tables/table.ts';
import { useWords } from '../page/useWords.ts';

/** A button that opens a card's story over the table; who reads goes on reading when another card is told. */
export function ReadStory({ card, label }: CodexLinkProps) {
  const game = useTable(({ table }) => table?.game);
  const { say } = useWords(game);
  const [read, setRead] = useState<string | null>(null);
  const book = game === undefined ? undefined : codexOf(game);
  if (!book) return null;
  const close = (): void => setRead(null);
  return (
    <>
      <button type="button" className="plain" onClick={() => setRead(card)}>
        {label}
      </button>
      {/* The button stands in the middle of a line; a sheet can't. */}
      {read !== null &&
        createPortal(
          <Sheet title={book.titleOf(read, say)} className="story" onClose={close} closeLabel={say('sheet.close')}>
            <book.Story card={read} say={say} />
          </Sheet>,
          document.body,
        )}
    </>
  );
}
