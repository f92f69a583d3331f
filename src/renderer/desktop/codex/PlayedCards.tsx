import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { useTable } from '../../client/tables/tables.ts';
import type { CodexLinkProps } from '../../games/game.ts';
import { hasCodex, loadCodex } from '../../games/load-texts.ts';
import { useWords } from '../../games/use-words.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { PageLink } from './Timeline.tsx';

/** Opens a card's story over the table; it stays open when another card is played. */
export function ReadStory({ card, label }: CodexLinkProps) {
  const game = useTable(({ table }) => table?.game);
  const { say } = useWords(game);
  const [read, setRead] = useState<string | null>(null);
  const { value: book, ...fetched } = useFetched(read === null ? undefined : game, loadCodex);
  if (game === undefined || !hasCodex(game)) return null;
  const close = (): void => setRead(null);
  return (
    <>
      <button type="button" className="plain" onClick={() => setRead(card)}>
        {label}
      </button>
      {/* The button is inline; a sheet can't be. */}
      {read !== null &&
        createPortal(
          <Sheet
            title={book?.titleOf(read, say) ?? label}
            className="story"
            onClose={close}
            closeLabel={say('sheet.close')}
          >
            {book ? <book.Story card={read} say={say} /> : <LoadStatus {...fetched} say={say} />}
          </Sheet>,
          document.body,
        )}
    </>
  );
}

interface Props {
  readonly game: string;
  readonly observation: ObservationBase;
}

/** After a match, its cards in time order with the years between them; nothing without a codex. */
export function PlayedCards({ game, observation }: Props) {
  const { say } = useWords(game);
  const { value: book } = useFetched(observation.result && hasCodex(game) ? game : undefined, loadCodex);
  const cards = observation.result ? (book?.playedIn?.(observation) ?? []) : [];
  const pages = book?.pages.filter(({ card }) => cards.includes(card)) ?? [];
  if (pages.length === 0) return null;
  return (
    <details className="codex-played">
      <summary>{say('codex.played', { count: pages.length })}</summary>
      <ol>
        {pages.map((page, k) => (
          <li key={page.card}>
            <PageLink game={game} page={page} before={pages[k - 1]} />
          </li>
        ))}
      </ol>
    </details>
  );
}
