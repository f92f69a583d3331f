import type { Deck } from '../../faces/deck.ts';
import type { CodexPage } from '../../games/game.ts';
import { CardFace } from '../../paper/CardFace.tsx';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { chaptersOf } from './chapters.ts';

interface Props {
  readonly game: string;
  readonly deck: Deck;
  readonly pages: readonly CodexPage[];
}

/** All pages along one brass line, chapter by chapter; the first card of each chapter is its sign. */
export function Timeline({ game, deck, pages }: Props) {
  const { say } = useWords(game);
  return (
    <main className="codex">
      <header>
        <a className="engraved" href={addressOf({ screen: 'home' })}>
          {say('home.back')}
        </a>
        <h1>{say('codex.title')}</h1>
        <p>{say('codex.about')}</p>
      </header>
      {chaptersOf(pages).map((chapter) => (
        <section key={chapter.name} className="chapter" aria-labelledby={chapter.name}>
          <div className="sign" aria-hidden="true">
            {chapter.pages[0] && <CardFace deck={deck} id={chapter.pages[0].card} name="" />}
          </div>
          <h2 id={chapter.name}>{say(`codex.${chapter.name}`)}</h2>
          <ol>
            {chapter.pages.map(({ card, date, known, title }) => (
              <li key={card}>
                <a href={addressOf({ screen: 'codex', game, card })}>
                  <span className="date">{known ? say(`codex.date.${known}`, { date }) : date}</span>
                  <strong>{title}</strong>
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}
