/** Today's deal of a game on this device: its date, its table, and what was made of it. */
import { useEffect, useSyncExternalStore } from 'react';
import { gameOf } from '#catalogue';
import { localDate } from '#shared/daily/calendar.ts';
import { DAILY_LEVEL, DAILY_SEAT, dailyDeal, hasExpert } from '#shared/daily/daily-deal.ts';
import { type Challenge, writeDealCode } from '#shared/protocol/deal-code.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost, tryCall } from '../../client/connection/call-host.ts';
import { type DayEntry, type DayTable, noteExpert, noteTable, useDays } from '../../client/device/days.ts';
import { useSettings } from '../../client/device/settings.ts';
import { useTables } from '../../client/tables/tables.ts';
import { requestJob } from '../jobs/request-job.ts';

/** How often a page looks whether it is another day, in ms. */
const LOOK_MS = 30_000;

/** The date on this device, again when it is another one. */
export function useToday(): string {
  return useSyncExternalStore(watchDate, () => localDate(new Date()));
}

function watchDate(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_MS);
  return () => clearInterval(timer);
}

/** Whether the user wants deals and exercises of the day. */
export function useDaily(): boolean {
  return useSettings(({ daily }) => daily ?? true);
}

/** A game's deal of a date; undefined for a game without. */
export function dealOf(game: string, date: string): Challenge | undefined {
  const found = gameOf(game);
  return found && dailyDeal(found, date);
}

/** Puts up a table of the user's own with the deal of this date, and deals. Returns its id; undefined if refused. */
export async function playDay(game: string, date: string): Promise<string | undefined> {
  const found = gameOf(game);
  const deal = dealOf(game, date);
  if (!found || !deal) return undefined;
  const { tables, deals } = useDays.getState();
  const before = tables[game];
  const code = writeDealCode(deal, found);
  const opened = await callHost((client) => client.tables.open({ game, deal: code }));
  if (!opened) return undefined;
  const { table } = opened;
  const { name } = useSettings.getState();
  await callHost((client) => client.table.sit({ table, seat: DAILY_SEAT, name }));
  for (let seat = 0; seat < deal.seats; seat++)
    if (seat !== DAILY_SEAT) await callHost((client) => client.table.seatBot({ table, seat, level: DAILY_LEVEL }));
  const begun = await callHost((client) => client.table.start({ table }));
  if (!begun) return undefined;
  noteTable(game, { date, table, practice: deals[game]?.[date] !== undefined });
  // The table of an earlier day, or try, is in nobody's way any more.
  if (before) await tryCall((client) => client.table.close({ table: before.table }));
  return table;
}

/** The day whose deal is played at this table; undefined at any other table, and in another match of it. */
export function useDayAt({ id, game, match, known }: TableView): DayTable | undefined {
  const at = useDays(({ tables }) => tables[game]);
  return known && match === 0 && at?.table === id ? at : undefined;
}

/** The table at which the deal of this date is still played. */
export function useTableOf(game: string, date: string): string | undefined {
  const at = useDays(({ tables }) => tables[game]);
  const stage = useTables(({ tables }) => tables?.find(({ id }) => id === at?.table)?.stage);
  return at?.date === date && stage === 'playing' ? at.table : undefined;
}

/** What is known of a day's deal, the expert's result as soon as it is computed. */
export function useEntry(game: string, date: string): DayEntry | undefined {
  const entry = useDays(({ deals }) => deals[game]?.[date]);
  const isAsked = entry !== undefined && entry.expert === undefined && playsExpert(game);
  useEffect(() => {
    if (!isAsked) return;
    return requestJob({
      job: 'expert',
      ask: { game, date },
      tell: (expert) => noteExpert(game, date, expert),
      fail: () => undefined,
    });
  }, [isAsked, game, date]);
  return entry;
}

export function playsExpert(game: string): boolean {
  const found = gameOf(game);
  return found !== undefined && hasExpert(found);
}
