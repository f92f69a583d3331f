import './codex.css';
import './codex-card.css';
import './codex-timeline.css';
import './codex-evidence.css';
import './codex-quiz.css';
import { useEffect } from 'react';
import { tableGameOf } from '../../games/index.ts';
import { hasCodex, loadCodex } from '../../games/load-texts.ts';
import { useWords } from '../../games/use-words.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { CodexCard } from './CodexCard.tsx';
import { QUIZ } from './codex-pages.ts';
import { Quiz } from './Quiz.tsx';
import { Timeline } from './Timeline.tsx';

interface Props {
  readonly game: string;
  readonly card: string | undefined;
}

/** The codex of a game's cards: all in order, or one card's page. It needs neither table nor host. */
export function Codex({ game: id, card }: Props) {
  const game = tableGameOf(id);
  const { say } = useWords(id);
  const isThere = game !== undefined && hasCodex(id);
  const { value: book, ...fetched } = useFetched(isThere ? id : undefined, loadCodex);
  useEffect(() => {
    if (!isThere) goTo({ screen: 'home' });
  }, [isThere]);
  if (!isThere) return null;
  if (!book) {
    return (
      <Sheet title={say('codex.title')} onClose={() => goTo({ screen: 'home' })} closeLabel={say('home.back')}>
        <LoadStatus {...fetched} say={say} />
      </Sheet>
    );
  }
  const { deck } = game.look;
  const place = book.pages.findIndex((page) => page.card === card);
  if (card === QUIZ) return <Quiz game={id} pages={book.pages} Picture={book.Picture} />;
  return place < 0 ? (
    <Timeline game={id} deck={deck} pages={book.pages} threads={book.threads} />
  ) : (
    <CodexCard key={card} game={id} deck={deck} book={book} place={place} />
  );
}
