import { useId, useState } from 'react';
import type { Deck } from '../../decks/deck.ts';
import type { Codex, CodexPage } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { useKeys } from '../../input/keyboard.ts';
import { CardFace } from '../../ui/CardFace.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { chaptersOf, fractionOnLine, QUIZ, yearsBetween } from './codex-pages.ts';

interface TimeScaleProps {
  readonly pages: readonly CodexPage[];
  /** Marked pages stand out; the others are small. */
  readonly isMarked: (page: CodexPage) => boolean;
  readonly say: Say;
}

const WIDTH = 1000;

/** The codex on one line to scale, which shows how dense each period is. The list below says the same. */
function TimeScale({ pages, isMarked, say }: TimeScaleProps) {
  const [first, last] = [pages[0]?.year ?? 0, pages.at(-1)?.year ?? 0];
  const at = (year: number): number => Math.round(fractionOnLine(year, first, last) * WIDTH);
  const bands = chaptersOf(pages).map(({ name, pages: [page] }, k, all) => {
    const from = k === 0 ? first : (page?.year ?? first);
    return { name, from, to: all[k + 1]?.pages[0]?.year ?? last };
  });
  const centuries = Array.from({ length: 40 }, (_, k) => -1000 + k * 500).filter(
    (year) => year > first && year < last && year !== 0,
  );
  const label = say('codex.scale', {
    first: formatYear(first, say),
    last: formatYear(last, say),
    years: yearsBetween(first, last),
  });
  return (
    <div className="codex-line">
      <svg className="codex-scale" viewBox={`-8 -4 ${WIDTH + 16} 74`} role="img" aria-label={label}>
        {bands.map(({ name, from, to }, k) => (
          <rect
            key={name}
            className={k % 2 === 0 ? 'band' : 'band odd'}
            x={at(from)}
            y="0"
            width={at(to) - at(from)}
            height="44"
          >
            <title>{say(`codex.${name}`)}</title>
          </rect>
        ))}
        {pages.map((page) => (
          <path
            key={page.card}
            className={isMarked(page) ? 'mark' : 'mark quiet'}
            d={`M${at(page.year)} ${isMarked(page) ? 2 : 16}V${isMarked(page) ? 42 : 30}`}
          />
        ))}
        {centuries.map((year) => (
          <g key={year}>
            <path className="century" d={`M${at(year)} 44V52`} />
            <text x={at(year)} y="68">
              {formatYear(year, say)}
            </text>
          </g>
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{formatYear(first, say)}</span>
        <span>{formatYear(last, say)}</span>
      </p>
    </div>
  );
}

function formatYear(year: number, say: Say): string {
  return year < 0 ? say('codex.year.before', { year: -year }) : String(year);
}

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
