import { useRef } from 'react';
import type { Deck } from '../../decks/deck.ts';
import type { Codex, CodexPage, Source } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys } from '../../input/keyboard.ts';
import { GlossaryText } from '../../ui/GlossaryText.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';

interface EvidenceProps {
  readonly game: string;
  readonly page: CodexPage;
  readonly pages: readonly CodexPage[];
}

/** Sources for a moment, and related pages. */
function Evidence({ game, page, pages }: EvidenceProps) {
  const { say } = useWords(game);
  const beside = pages.filter(({ card }) => page.beside.includes(card));
  return (
    <>
      <section className="codex-evidence">
        <h2>{say('codex.how')}</h2>
        <p>
          <span className="tag">{say(`codex.known.${page.known}`)}</span> {page.how}
        </p>
        <dl>
          <SourceLine what="codex.old" source={page.old} game={game} />
          <SourceLine what="codex.recent" source={page.recent} game={game} />
        </dl>
        <p className="small">{say(`codex.known.${page.known}.about`)}</p>
      </section>
      <section className="codex-beside" aria-label={say('codex.beside')}>
        {beside.length > 0 && <PageList title={say('codex.beside')} game={game} pages={beside} />}
        {page.threads.map((thread) => (
          <PageList
            key={thread}
            title={say('codex.on-thread', { thread: say(`codex.thread.${thread}`) })}
            game={game}
            pages={neighboursOn(thread, page, pages)}
          />
        ))}
      </section>
    </>
  );
}

function SourceLine({ what, source, game }: { readonly what: string; readonly source: Source; readonly game: string }) {
  const { say } = useWords(game);
  return (
    <div>
      <dt>{say(what)}</dt>
      <dd>{say('codex.source', { ...source })}</dd>
    </div>
  );
}

/** The pages before and after this one on a thread. */
function neighboursOn(thread: string, page: CodexPage, pages: readonly CodexPage[]): CodexPage[] {
  const on = pages.filter(({ threads }) => threads.includes(thread));
  const place = on.indexOf(page);
  return [on[place - 1], on[place + 1]].flatMap((one) => one ?? []);
}

function PageList({
  title,
  game,
  pages,
}: {
  readonly title: string;
  readonly game: string;
  readonly pages: readonly CodexPage[];
}) {
  return (
    <div>
      <p className="small">{title}</p>
      <ul>
        {pages.map(({ card, title, date }) => (
          <li key={card}>
            <a href={addressOf({ screen: 'codex', game, card })}>{title}</a> <span className="small">{date}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  readonly game: string;
  readonly deck: Deck;
  readonly book: Codex;
  readonly place: number;
}

/** A card's page: picture or face, date, title and story; the cards before and after it are one step away. */
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
        <button type="button" className="engraved" data-autofocus onClick={() => leave(game)}>
          {say('codex.close')}
        </button>
        <Turn game={game} to={pages[place + 1]} label={say('codex.after')} />
      </nav>
    </main>
  );
}

/** As vectors, to be sharp at any size. */
function pictureOf(deck: Deck, card: string): string {
  return `data:image/svg+xml,${encodeURIComponent(deck.draw(card, { fourColour: false }))}`;
}

/** Returns to the previous page; to the codex for whoever came from a code on a card. */
function leave(game: string): void {
  if (history.length > 1) history.back();
  else goTo({ screen: 'codex', game });
}

interface TurnProps extends Pick<Props, 'game'> {
  readonly to: CodexPage | undefined;
  readonly label: string;
}

/** Turning pages replaces the history entry, so going back leaves the codex. */
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
