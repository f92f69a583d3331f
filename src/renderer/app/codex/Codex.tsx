import { bookOf, gameWithCodex, tableGameOf } from '../../games/index.ts';
import './codex.css';
import { CodexCard } from './CodexCard.tsx';
import { Timeline } from './Timeline.tsx';

/** The book behind a game's cards: all of them in order, or one card's page. It needs no table and no host. */
export function Codex({ card }: { readonly card: string | undefined }) {
  const id = gameWithCodex();
  const game = id === undefined ? undefined : tableGameOf(id);
  const book = id === undefined ? undefined : bookOf(id);
  if (id === undefined || !game || !book) return null;
  const { deck } = game.look;
  const { pages } = book;
  const place = pages.findIndex((page) => page.card === card);
  return place < 0 ? (
    <Timeline game={id} deck={deck} pages={pages} />
  ) : (
    <CodexCard key={card} game={id} deck={deck} pages={pages} place={place} />
  );
}
