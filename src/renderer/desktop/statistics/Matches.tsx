import { useLayoutEffect, useRef, useState } from 'react';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { MatchSummary } from '#shared/protocol/match-history.ts';
import { formatScore } from '../../evening/format.ts';
import { useWords } from '../../games/use-words.ts';
import { bidiIsolated, nameList } from '../../i18n/names.ts';
import { addressOf } from '../../ui/route.ts';
import type { Unfolded } from './UnfoldingNumber.tsx';

/** A match's date in the page's language. */
export function dayOf(began: string | undefined): string {
  if (!began) return '';
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' }).format(new Date(began));
}

function timeOf(began: string): string {
  const form = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });
  return form.format(new Date(began));
}

/** Number of matches shown at once. */
const PAGE = 30;

interface Props {
  readonly unfolded: Unfolded;
  onFold(): void;
}

/** The matches behind a number, each with a link to its replay. */
export function Matches({ unfolded: { name, what, count }, onFold }: Props) {
  const { say } = useWords();
  const [shown, setShown] = useState(PAGE);
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    head.current?.focus();
    // Keeps both the list's start and the pressed number in view.
    head.current?.scrollIntoView({ block: 'center' });
  }, []);
  const key = count.times === count.lines.length ? 'statistics.matches' : 'statistics.matches.deals';
  return (
    <section className="statistics-matches">
      <h2 ref={head} tabIndex={-1}>
        {say(key, { name, what: say(what), times: count.times, count: count.lines.length })}
      </h2>
      <ul>
        {count.lines.slice(0, shown).map((line) => (
          <li key={line.id}>
            <MatchLine line={line} />
          </li>
        ))}
      </ul>
      <p className="choices">
        {count.lines.length > shown && (
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            {say('statistics.more')}
          </button>
        )}
        <button type="button" onClick={onFold}>
          {say('statistics.fold')}
        </button>
      </p>
    </section>
  );
}

/** A match, its players and their scores. */
function MatchLine({ line: { id, game, began, seats, scores, winners } }: { readonly line: MatchSummary }) {
  const { say } = useWords(game);
  const won = nameList(winners.map((seat) => seats[seat]?.name ?? ''));
  return (
    <a className="statistics-line" href={addressOf({ screen: 'records', record: id })}>
      <strong>{say('statistics.line', { game: say('game.name'), date: timeOf(began) })}</strong>
      <span className="small">
        {seats.map(({ name }, seat) => `${bidiIsolated(name)} ${formatScore(scores[seat] ?? 0)}`).join(', ')} ·{' '}
        {winners.length > 0 ? say('records.won', { count: winners.length, names: won }) : say('records.lost')}
      </span>
    </a>
  );
}
