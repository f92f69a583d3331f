import type { ObservationBase } from '#shared/engine/rules.ts';
import { codexOf } from '../../games/index.ts';
import { useWords } from '../page/useWords.ts';
import { PageLink } from './Timeline.tsx';

interface Props {
  readonly game: string;
  readonly observation: ObservationBase;
}

/** After a match, its own cards as they follow one another in time, with the years between them; nothing without a book. */
export function PlayedCards({ game, observation }: Props) {
  const { say } = useWords(game);
  const book = codexOf(game);
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
