import { useId, useState } from 'react';
import type { Deck } from '../../decks/deck.ts';
import type { Codex, CodexPage } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys } from '../../input/keyboard.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { chaptersOf, yearsBetween } from './chronology.ts';
import { QUIZ } from './quiz-rules.ts';
import { TimeScale } from './TimeScale.tsx';

interface Props extends Pick<Codex, 'pages' | 'threads'> {
  readonly game: string;
  readonly deck: Deck;
}

/** All pages along one line, chapter by chapter, each under its first card's sign. A thread filters them. */
export function Timeline({ game, deck, pages, threads }: Props) {
  const { say } = useWords(game);
  const [thread, setThread] = useState('');
  useKeys({ Escape: () => goTo({ screen: 'home' }) });
  const isOn = ({ threads: on }: CodexPage): boolean => thread === '' || on.includes(thread);
  const shown = pages.filter(isOn);
  return (
    <main className="codex">
      <header>
        <div className="codex-ways">
          <a className="engraved" href={addressOf({ screen: 'home' })}>
            {say('home.back')}
          </a>
          <a className="engraved" href={addressOf({ screen: 'codex', game, card: QUIZ })}>
            {say('codex.quiz')}
          </a>
        </div>
        <h1>{say('codex.title')}</h1>
        <p>{say('codex.about')}</p>
        <ThreadChoice game={game} threads={threads} thread={thread} onChange={setThread} />
        {thread !== '' && (
          <p role="status">
            {say('codex.thread.count', { thread: say(`codex.thread.${thread}`), count: shown.length })}
          </p>
        )}
        <TimeScale pages={pages} isMarked={isOn} say={say} />
      </header>
      {chaptersOf(shown).map((chapter) => (
        <section key={chapter.name} className="chapter" aria-labelledby={chapter.name}>
          <div className="sign" aria-hidden="true">
            {chapter.pages[0] && <CardFace deck={deck} id={chapter.pages[0].card} name="" />}
          </div>
          <h2 id={chapter.name}>{say(`codex.${chapter.name}`)}</h2>
          <ol>
            {chapter.pages.map((page) => (
              <li key={page.card}>
                <PageLink game={game} page={page} before={thread === '' ? undefined : before(shown, page)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

function before(pages: readonly CodexPage[], page: CodexPage): CodexPage | undefined {
  return pages[pages.indexOf(page) - 1];
}

interface LinkProps {
  readonly game: string;
  readonly page: CodexPage;
  /** The page from which the years are counted. */
  readonly before: CodexPage | undefined;
}

/** A page's date and title, its link, and the years since another page. */
export function PageLink({ game, page: { card, date, known, title, year }, before }: LinkProps) {
  const { say } = useWords(game);
  return (
    <a href={addressOf({ screen: 'codex', game, card })}>
      <span className="date">{known === 'recorded' ? date : say(`codex.date.${known}`, { date })}</span>
      <strong>{title}</strong>
      {before && <span className="small gap">{say('codex.later', { years: yearsBetween(before.year, year) })}</span>}
    </a>
  );
}

interface ChoiceProps extends Pick<Props, 'game' | 'threads'> {
  readonly thread: string;
  onChange(thread: string): void;
}

function ThreadChoice({ game, threads, thread, onChange }: ChoiceProps) {
  const id = useId();
  const { say } = useWords(game);
  return (
    <fieldset className="codex-threads">
      <legend>{say('codex.thread')}</legend>
      <div className="choices">
        {['', ...threads].map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === thread} onChange={() => onChange(one)} />
            <span>{say(one === '' ? 'codex.thread.all' : `codex.thread.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
