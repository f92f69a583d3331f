import { gameWithCodex, tableGameOf } from '../../games/index.ts';
import './codex.css';
import { CodexCard } from './CodexCard.tsx';
import { Timeline } from './Timeline.tsx';

/** The book behind a game's cards: all of them in order, or one card's page. It needs no table and no host. */
export function Codex({ card }: { readonly card: string | undefined }) {
  const id = gameWithCodex();
  const game = id === undefined ? undefined : tableGameOf(id);
  if (id === undefined || !game?.codex) return null;
  const { deck } = game.still();
  const place = game.codex.findIndex((page) => page.card === card);
  return place < 0 ? (
    <Timeline game={id} deck={deck} pages={game.codex} />
  ) : (
    <CodexCard key={card} game={id} deck={deck} pages={game.codex} place={place} />
  );
}
