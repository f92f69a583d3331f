import './daily.css';
import { useEffect } from 'react';
import { gameOf } from '#catalogue';
import { compareResults, type DayResult, dayResult } from '#shared/daily/daily-deal.ts';
import type { Result } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { type DayTable, noteDeal } from '../../client/device/days.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';
import { playsExpert, useDayAt, useEntry } from './today.ts';

/** A result in words: whose is `you` or `expert`. */
export function resultInWords(whose: 'you' | 'expert', { how, points }: DayResult, say: Say): string {
  return points === undefined ? say(`day.${whose}`, { how }) : say(`day.${whose}.points`, { how, points });
}

function verdictOf(own: DayResult, expert: DayResult): 'better' | 'worse' | 'same' {
  const ahead = compareResults(own, expert);
  return ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'same';
}

interface BesideProps {
  readonly game: string;
  readonly date: string;
  readonly say: Say;
}

/** One's own result of a day beside the expert's. */
export function BesideExpert({ game, date, say }: BesideProps) {
  const entry = useEntry(game, date);
  if (!entry) return null;
  const { expert } = entry;
  return (
    <div className="beside-expert" role="status">
      <p>
        <strong>{resultInWords('you', entry, say)}</strong>
      </p>
      {expert ? (
        <>
          <p>{resultInWords('expert', expert, say)}</p>
          <p className="small">{say('day.against', { how: verdictOf(entry, expert) })}</p>
        </>
      ) : (
        <p className="small">{say(playsExpert(game) ? 'day.expert.playing' : 'day.expert.none')}</p>
      )}
    </div>
  );
}

interface AtTableProps {
  readonly table: TableView;
  /** Undefined while the deal goes on. */
  readonly result: Result | undefined;
}

/** On the score sheet of a day's deal: enters the day, once, and shows the expert's result. */
export function DayAtTable({ table, result }: AtTableProps) {
  const day = useDayAt(table);
  return day && result ? <DayOver game={table.game} day={day} result={result} /> : null;
}

interface OverProps {
  readonly game: string;
  readonly day: DayTable;
  readonly result: Result;
}

function DayOver({ game, day: { date, practice }, result }: OverProps) {
  const { say } = useWords(game);
  useEffect(() => {
    const found = gameOf(game);
    if (found) noteDeal(game, date, dayResult(found, result));
  }, [game, date, result]);
  return (
    <section className="day-over" aria-label={say('day.title')}>
      {practice && <p className="small">{say('day.practice')}</p>}
      <BesideExpert {...{ game, date, say }} />
      <a className="button" href={addressOf({ screen: 'day', game })}>
        {say('day.title')}
      </a>
    </section>
  );
}
