import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, localDate, streakOf, weeksOf } from './calendar.ts';

const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

/** So many days in a row, the last one this. */
function rowUpTo(last: string, count: number): Set<string> {
  return new Set(Array.from({ length: count }, (_, k) => addDays(last, -k)));
}

describe('a streak', () => {
  it.each([
    ['over the end of a month', '2026-12-03'],
    ['over a year’s end', '2027-01-05'],
    ['over the day of a leap year', '2028-03-02'],
    ['over no such day', '2026-03-02'],
    ['over the start of summer time', '2026-03-31'],
    ['over its end', '2026-10-27'],
  ])('goes on %s', (_, last) => {
    const row = rowUpTo(last, 10);
    expect(row.size).toBe(10);
    expect(streakOf(row, last)).toBe(10);
    expect(streakOf(row, addDays(last, 1))).toBe(10);
    expect(streakOf(row, addDays(last, 2))).toBe(0);
  });

  it('ends at the first day that is missing, and counts no day to come', () => {
    const row = rowUpTo('2028-03-02', 10);
    row.delete('2028-02-29');
    expect(streakOf(row, '2028-03-02')).toBe(2);
    expect(streakOf(row, '2028-02-28')).toBe(7);
    expect(streakOf(new Set(), '2028-03-02')).toBe(0);
  });
});

it('the date is the wall’s, and a day later is another one whatever the clock does', () => {
  fc.assert(
    fc.property(days, (now) => {
      const date = localDate(now);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Number(date.slice(8))).toBe(now.getDate());
      expect(localDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))).toBe(addDays(date, 1));
    }),
  );
});

it('a month’s weeks hold each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(days, fc.nat(6), (now, firstDay) => {
      const month = localDate(now).slice(0, 7);
      const weeks = weeksOf(month, firstDay);
      const found = weeks.flat().filter((date) => date !== null);
      expect(found).toEqual([...new Set(found)].toSorted());
      expect(found[0]).toBe(`${month}-01`);
      expect(addDays(found.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [k, date] of week.entries()) if (date) expect(new Date(date).getUTCDay()).toBe((firstDay + k) % 7);
      }
    }),
  );
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});
