/** Days as ISO dates (`2026-11-28`) without a clock or a zone, and streaks of them. */

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** The date on the wall where this clock hangs, in the Gregorian calendar whatever the language. */
export function localDate(now: Date): string {
  return isoDate(now.getFullYear(), now.getMonth(), now.getDate());
}

/** `month` from 0; a month or day beyond its range counts on. */
function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The date so many days later; earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days in a row are in the set, up to today; up to yesterday while today is open. Later days don't count. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; days.has(day); day = addDays(day, -1)) count++;
  return count;
}

/** A month (`2026-11`) so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDate(year, number - 1 + months, 1).slice(0, 7);
}

/** A month's weeks, each of seven dates; null where a day is another month's. `firstDay`: 0 for Sunday. */
export function weeksOf(month: string, firstDay: number): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (new Date(first).getUTCDay() - firstDay + DAYS_A_WEEK) % DAYS_A_WEEK;
  const end = `${addMonths(month, 1)}-01`;
  const weeks: (string | null)[][] = [];
  for (let day = addDays(first, -lead); day < end; ) {
    const week = Array.from({ length: DAYS_A_WEEK }, (_, k) => addDays(day, k));
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)));
    day = addDays(day, DAYS_A_WEEK);
  }
  return weeks;
}
