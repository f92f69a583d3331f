import { useEffect } from 'react';
import { bookOf, tableGameOf } from '../../games/index.ts';
import { goTo } from '../page/route.ts';
import './codex.css';
import { CodexCard } from './CodexCard.tsx';
import { Timeline } from './Timeline.tsx';

interface Props {
  readonly game: string;
  readonly card: string | undefined;
}

/** The book behind a game's cards: all of them in order, or one card's page. It needs no table and no host. */
export function Codex({ game: id, card }: Props) {
  const game = tableGameOf(id);
  const book = bookOf(id);
  const isThere = game !== undefined && book !== undefined;
  useEffect(() => {
    if (!isThere) goTo({ screen: 'home' });
  }, [isThere]);
  if (!isThere) return null;
  const { deck } = game.look;
  const { pages, Picture } = book;
  const place = pages.findIndex((page) => page.card === card);
  return place < 0 ? (
    <Timeline game={id} deck={deck} pages={pages} />
  ) : (
    <CodexCard key={card} game={id} deck={deck} pages={pages} place={place} Picture={Picture} />
  );
}
