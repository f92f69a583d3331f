import { useState } from 'react';
import { addDays, addMonths, weeksOf } from '#shared/daily/calendar.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { DayEntry } from '../../client/device/days.ts';
import type { Say } from '../../i18n/say.ts';

/** What a day shows for its result, so that nothing is told by colour alone. */
export const MARKS = { won: '✓', drawn: '=', lost: '✕' } as const;

/** Dates are days without a zone: they are written as they are. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC', calendar: 'gregory' });
  return (date: string): string => made.format(new Date(date));
};

export const longDate = format({ dateStyle: 'long' });
const monthName = format({ month: 'long', year: 'numeric' });
const weekdayName = format({ weekday: 'short' });
const A_SUNDAY = '2026-02-01';

interface Props {
  readonly today: string;
  /** By date. */
  readonly entries: Readonly<Record<string, DayEntry>>;
  readonly say: Say;
}

/** A month of days, this one first: which were played, and how they ended. */
export function Calendar({ today, entries, say }: Props) {
  const [month, show] = useState(today.slice(0, 7));
  const firstDay = firstWeekday();
  return (
    <section className="day-calendar" aria-label={say('day.calendar')}>
      <nav className="day-months">
        <button type="button" aria-label={say('day.month.before')} onClick={() => show(addMonths(month, -1))}>
          ‹
        </button>
        <h2 aria-live="polite">{monthName(`${month}-01`)}</h2>
        <button
          type="button"
          aria-label={say('day.month.after')}
          disabled={month >= today.slice(0, 7)}
          onClick={() => show(addMonths(month, 1))}
        >
          ›
        </button>
      </nav>
      <table>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, k) => weekdayName(addDays(A_SUNDAY, firstDay + k))).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstDay).map((week, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks stay in order.
            <tr key={k}>
              {week.map((date, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so do a week's days.
                <Day key={place} {...{ date, today, say }} entry={entries[date ?? '']} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        {(['won', 'drawn', 'lost'] as const).map((how) => `${MARKS[how]} ${say(`day.${how}`)}`).join(' · ')}
      </p>
    </section>
  );
}

interface DayProps {
  readonly date: string | null;
  readonly today: string;
  readonly entry: DayEntry | undefined;
  readonly say: Say;
}

function Day({ date, today, entry, say }: DayProps) {
  if (!date) return <td />;
  const result = say(entry ? `day.${entry.how}` : date < today ? 'day.not-played' : 'day.open');
  return (
    <td
      data-how={entry?.how}
      aria-current={date === today ? 'date' : undefined}
      aria-label={date > today ? longDate(date) : `${longDate(date)}: ${result}`}
    >
      <span>{Number(date.slice(8))}</span>
      <strong>{entry ? MARKS[entry.how] : ''}</strong>
    </td>
  );
}

/** 0 for Sunday; where the browser doesn't say, Monday. */
function firstWeekday(): number {
  const locale = new Intl.Locale(LANGUAGE) as Intl.Locale & { getWeekInfo?(): { firstDay: number } };
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}
