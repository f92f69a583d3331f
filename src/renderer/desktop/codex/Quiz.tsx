import { useState } from 'react';
import type { Codex, CodexPage } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { useKeys } from '../../input/keyboard.ts';
import { addressOf, goTo } from '../../ui/route.ts';
import { answerOf, correctPositions, movePage, questionOf, yearsBetween } from './codex-pages.ts';

interface Props extends Pick<Codex, 'pages'> {
  readonly game: string;
  readonly Picture: Codex['Picture'] | undefined;
}

/** Days since 1970: the first question of a day is the same for everybody. */
const today = (): number => Math.floor(Date.now() / 86_400_000);

/** Five moments to put in order, one move at a time, then checked against their years. */
export function Quiz({ game, pages, Picture }: Props) {
  const { say } = useWords(game);
  const [number, setNumber] = useState(today);
  useKeys({ Escape: () => goTo({ screen: 'codex', game }) });
  const [order, setOrder] = useState<readonly CodexPage[]>(() => questionOf(pages, number));
  const [checked, setChecked] = useState(false);
  const right = correctPositions(order);
  const hits = right.filter(Boolean).length;
  const askMore = (): void => {
    setNumber(number + 1);
    setOrder(questionOf(pages, number + 1));
    setChecked(false);
  };
  return (
    <main className="codex codex-quiz">
      <header>
        <a className="engraved" href={addressOf({ screen: 'codex', game })}>
          {say('codex.quiz.back')}
        </a>
        <h1>{say('codex.quiz')}</h1>
        <p>{say('codex.quiz.about')}</p>
      </header>
      <ol className="quiz-order">
        {order.map((page, place) => (
          <li key={page.card} data-right={checked ? right[place] : undefined}>
            {Picture && (
              <span className="codex-picture" aria-hidden="true">
                <Picture card={page.card} />
              </span>
            )}
            <strong>{page.title}</strong>
            {checked ? (
              <span>{say(right[place] ? 'codex.quiz.right' : 'codex.quiz.wrong', { date: page.date })}</span>
            ) : (
              <Moves
                title={page.title}
                place={place}
                count={order.length}
                say={say}
                onMove={(by) => setOrder(movePage(order, place, by))}
              />
            )}
          </li>
        ))}
      </ol>
      <div role="status">{checked && <p>{say('codex.quiz.hits', { hits, count: order.length })}</p>}</div>
      {checked && <Answer game={game} pages={answerOf(order)} />}
      <div className="codex-ways">
        {checked ? (
          <button type="button" className="brass" onClick={askMore}>
            {say('codex.quiz.more')}
          </button>
        ) : (
          <button type="button" className="brass" onClick={() => setChecked(true)}>
            {say('codex.quiz.check')}
          </button>
        )}
      </div>
    </main>
  );
}

interface MovesProps {
  readonly title: string;
  readonly place: number;
  readonly count: number;
  readonly say: ReturnType<typeof useWords>['say'];
  onMove(by: -1 | 1): void;
}

/** Earlier and later. At an end the button is disabled but stays, to keep the focus. */
function Moves({ title, place, count, say, onMove }: MovesProps) {
  const ways = [
    { by: -1, what: 'codex.quiz.earlier', sign: '↑', open: place > 0 },
    { by: 1, what: 'codex.quiz.later', sign: '↓', open: place < count - 1 },
  ] as const;
  return (
    <span className="quiz-moves">
      {ways.map(({ by, what, sign, open }) => (
        <button
          key={by}
          type="button"
          className="engraved"
          aria-label={say(what, { title })}
          aria-disabled={!open}
          onClick={() => onMove(by)}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/** The pages in their order, each with the years since the previous one and a link to its story. */
function Answer({ game, pages }: { readonly game: string; readonly pages: readonly CodexPage[] }) {
  const { say } = useWords(game);
  return (
    <section className="quiz-answer">
      <h2>{say('codex.quiz.answer')}</h2>
      <ol>
        {pages.map(({ card, date, title, year }, k) => {
          const before = pages[k - 1];
          return (
            <li key={card}>
              <a href={addressOf({ screen: 'codex', game, card })}>{title}</a> · {date}
              {before && ` · ${say('codex.later', { years: yearsBetween(before.year, year) })}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
