import { useRef } from 'react';
import type { Deck } from '../../decks/deck.ts';
import type { Codex, CodexPage } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys } from '../../input/keyboard.ts';
import { GlossaryText } from '../../ui/GlossaryText.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { Evidence } from './Evidence.tsx';

interface Props {
  readonly game: string;
  readonly deck: Deck;
  readonly book: Codex;
  readonly place: number;
}

/** One card's page: its picture or its face, when, what, and the story; its neighbours in time one step away. */
export function CodexCard({ game, deck, book, place }: Props) {
  const { say } = useWords(game);
  const { pages, glossary, Picture } = book;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollHint(scroller);
  useKeys({ Escape: () => leave(game) });
  const page = pages[place];
  if (!page) return null;
  const { card, chapter, date, title, text } = page;
  return (
    <main className="codex codex-card">
      <div ref={scroller} className="codex-scroll">
        <article className="slip" aria-labelledby="title">
          {Picture ? (
            <span className="codex-picture">
              <Picture card={card} />
            </span>
          ) : (
            <img className="card-face" src={pictureOf(deck, card)} alt="" />
          )}
          <div>
            <p className="small">{say(`codex.${chapter}`)}</p>
            <h1 id="title">{title}</h1>
            <p className="date">{date}</p>
            <GlossaryText text={text} glossary={glossary} />
            <Evidence game={game} page={page} pages={pages} />
          </div>
        </article>
      </div>
      <nav>
        <Turn game={game} to={pages[place - 1]} label={say('codex.before')} />
        <button type="button" className="engraved" data-first onClick={() => leave(game)}>
          {say('codex.close')}
        </button>
        <Turn game={game} to={pages[place + 1]} label={say('codex.after')} />
      </nav>
    </main>
  );
}

/** As vectors: sharp however large. */
function pictureOf(deck: Deck, card: string): string {
  return `data:image/svg+xml,${encodeURIComponent(deck.draw(card, { fourColour: false }))}`;
}

/** Back to where one came from; to the whole book for who came by a code on a card. */
function leave(game: string): void {
  if (history.length > 1) history.back();
  else goTo({ screen: 'codex', game });
}

interface TurnProps extends Pick<Props, 'game'> {
  readonly to: CodexPage | undefined;
  readonly label: string;
}

/** Turning a page leaves no step behind: going back leaves the book. */
function Turn({ game, to, label }: TurnProps) {
  if (!to) return <span />;
  const address = addressOf({ screen: 'codex', game, card: to.card });
  return (
    <a
      className="engraved"
      href={address}
      aria-label={`${label}: ${to.title}`}
      onClick={(event) => {
        event.preventDefault();
        location.replace(address);
      }}
    >
      {label}
    </a>
  );
}
