/** An evening as it is shown: built up from what may be told of it, never from the document itself. */
import { publicDeals, publicEvening } from '#shared/evening/duplicate.ts';
import { isDone } from '#shared/evening/results.ts';
import type { Evening, EveningTable } from '#shared/evening/schema.ts';
import { standings } from '#shared/evening/standings.ts';
import { dealsCommitment } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { EveningView, RoundDetail, RoundView } from '#shared/protocol/evening.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { Table } from '../table/table.ts';

/** What is the same for all who are in. */
export type SharedEvening = Omit<EveningView, 'leads' | 'me' | 'mine' | 'said' | 'shows'>;

/** What there is to know beside what is kept. */
export interface EveningContext {
  readonly today: number;
  table(id: string): Table | undefined;
}

/** Every table of a round has played what it had to, or never will: its deals are no secret any more. */
export function isPlayedOut({ played }: Evening, number: number): boolean {
  const round = played[number - 1];
  return round?.tables.every((table) => isDone(round, table)) ?? true;
}

/** Of a round's minutes; below 0 when they are over. */
export function secondsLeft(minutes: number, began: number, today: number): number {
  return Math.ceil(minutes * 60 - (today - began) / 1000);
}

export function sharedView(kept: KeptEvening, now: EveningContext): SharedEvening {
  const { evening, over } = kept;
  const { name, form, scoring, rounds, minutes, deals } = evening;
  return {
    ...{ name, form, scoring, rounds, minutes, deals, over },
    games: evening.games.map(({ game, options, size }) => ({ game, options, size })),
    round: roundView(kept, evening.played.length, now) ?? null,
    ...playingIn(kept, now),
    standings: standings(evening).map(({ lines: _, ...standing }) => ({
      ...standing,
      tieBreaks: [...standing.tieBreaks],
    })),
  };
}

function playingIn({ rounds }: KeptEvening, now: EveningContext): Pick<EveningView, 'playing'> {
  const round = rounds.findIndex(({ tables }) =>
    tables.some((id) => id !== null && now.table(id)?.stage === 'playing'),
  );
  return round < 0 ? {} : { playing: round + 1 };
}

/** A round as everybody may know it; nothing where there is none of that number. */
function roundView(kept: KeptEvening, number: number, now: EveningContext): RoundView | undefined {
  const round = publicEvening(kept.evening).played[number - 1];
  if (!round) return undefined;
  const { tables, began, secret } = kept.rounds[number - 1] ?? { tables: [], began: null, secret: null };
  return {
    number,
    seconds: began === null ? null : secondsLeft(kept.evening.minutes, began, now.today),
    tables: round.tables.map((table, k) => roundTableView(table, tables[k] ?? null, now)),
    out: round.out,
    deals: round.deals,
    commitment: secret === null ? null : dealsCommitment(number, secret),
    secret: isPlayedOut(kept.evening, number) ? secret : null,
  };
}

/** The same with how each table has played the deals that may be told. */
export function wholeRoundView(
  kept: KeptEvening,
  number: number,
  now: EveningContext,
): Omit<RoundDetail, 'records'> | undefined {
  const round = roundView(kept, number, now);
  if (!round) return undefined;
  const plays = publicDeals(kept.evening).filter((one) => one.round === number);
  return {
    ...round,
    told: plays.map((one) => ({
      round: one.round,
      deal: one.deal,
      plays: one.plays.map(({ table, seats, scores, points }) => {
        return { table, seats: [...seats], scores: [...scores], points: [...points] };
      }),
    })),
  };
}

function roundTableView(
  { number, game, seats, entries }: EveningTable,
  id: string | null,
  now: EveningContext,
): RoundView['tables'][number] {
  const table = id === null ? undefined : now.table(id);
  const people = (table?.kept.seats ?? []).flatMap((who) => (who.kind === 'person' ? who.session : []));
  return {
    number,
    table: table ? table.id : null,
    game,
    seats,
    state: table?.stage ?? 'free',
    here: people.filter((session) => table?.isHere(session)).length,
    entries,
  };
}
