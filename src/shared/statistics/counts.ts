/**
 * Statistics. No count is stored: each is computed from its matches and lists them, so that it can
 * be checked.
 */
import type { Seat } from '../engine/rules.ts';
import { type Cell, toCsv } from '../i18n/csv.ts';
import type { MatchSummary } from '../protocol/match-history.ts';
import { nameKey } from '../protocol/name-similarity.ts';

// Exports statistics: CSV with a row for each seat of each match, or JSON.

/** CSV columns of a seat; messages `statistics.csv.…`. */
const CSV_COLUMNS = [
  'match',
  'game',
  'began',
  'seat',
  'name',
  'bot',
  'score',
  'won',
  'deals-won',
  'deals-lost',
] as const;

export function statisticsCsv(lines: readonly MatchSummary[], say: (key: string) => string): string {
  return toCsv([CSV_COLUMNS.map((head) => say(`statistics.csv.${head}`)), ...lines.flatMap(rowsOf)]);
}

function rowsOf(line: MatchSummary): Cell[][] {
  const { id, game, began, seats, scores, winners, contests } = line;
  return seats.map(({ name, bot }, seat) => [
    id,
    game,
    began,
    seat + 1,
    name,
    bot ? 1 : 0,
    scores[seat] ?? null,
    winners.includes(seat) ? 1 : 0,
    contests.filter(({ won }) => won.includes(seat)).length,
    contests.filter(({ lost }) => lost.includes(seat)).length,
  ]);
}

export function statisticsJson(lines: readonly MatchSummary[]): string {
  return `${JSON.stringify({ format: 'panno-verde-book/1', matches: lines }, null, 1)}\n`;
}

// Best companions and worst opponents.

/** Min matches together. */
const MIN_MATCHES_TOGETHER = 3;

export interface Companion extends StatisticsPerson {
  /** Matches on one side, or on opposite sides. */
  readonly met: MatchCount;
  /** Of these, won together, or lost to them. */
  readonly counted: MatchCount;
}

/**
 * The most successful companion over at least `MIN_MATCHES_TOGETHER` matches; undefined without a
 * win.
 */
export function bestCompanion(lines: readonly MatchSummary[], key: string): Companion | undefined {
  return highestShare(othersMet(lines, key).map((other) => companionRecord(lines, key, other, together)));
}

/**
 * The opponent one lost to most over at least `MIN_MATCHES_TOGETHER` matches; undefined without a
 * loss.
 */
export function worstOpponent(lines: readonly MatchSummary[], key: string): Companion | undefined {
  return highestShare(othersMet(lines, key).map((other) => companionRecord(lines, key, other, against)));
}

type Contest = MatchSummary['contests'][number];

/** Whether the two met so in a contest, and its outcome; undefined if they didn't. */
type MeetingOutcome = (contest: Contest, own: readonly number[], theirs: readonly number[]) => boolean | undefined;

function together({ won, lost }: Contest, own: readonly number[], theirs: readonly number[]): boolean | undefined {
  if (anyOf(won, own) && anyOf(won, theirs)) return true;
  return anyOf(lost, own) && anyOf(lost, theirs) ? false : undefined;
}

function against({ won, lost }: Contest, own: readonly number[], theirs: readonly number[]): boolean | undefined {
  if (anyOf(lost, own) && anyOf(won, theirs)) return true;
  return anyOf(won, own) && anyOf(lost, theirs) ? false : undefined;
}

function anyOf(side: readonly number[], seats: readonly number[]): boolean {
  return seats.some((seat) => side.includes(seat));
}

function companionRecord(
  lines: readonly MatchSummary[],
  key: string,
  other: StatisticsPerson,
  how: MeetingOutcome,
): Companion {
  const times = (wanted: (went: boolean | undefined) => boolean) => (line: MatchSummary) => {
    const [own, theirs] = [seatsOfPerson(line, key), seatsOfPerson(line, other.key)];
    return line.contests.filter((contest) => wanted(how(contest, own, theirs))).length;
  };
  return {
    ...other,
    met: countMatches(
      lines,
      times((went) => went !== undefined),
    ),
    counted: countMatches(
      lines,
      times((went) => went === true),
    ),
  };
}

/** By share; ties go to more meetings. */
function highestShare(all: readonly Companion[]): Companion | undefined {
  const told = all.filter(({ met, counted: so }) => met.times >= MIN_MATCHES_TOGETHER && so.times > 0);
  return told.toSorted((a, b) => shareOf(b) - shareOf(a) || b.met.times - a.met.times)[0];
}

function shareOf({ counted: so, met }: Companion): number {
  return so.times / met.times;
}

/** A person in the statistics, identified by name, whatever their device. */
export interface StatisticsPerson {
  /** The same for names that sound alike; a bot is never a person. */
  readonly key: string;
  /** As last written. */
  readonly name: string;
  readonly bot: boolean;
}

/** Cache, since it is asked often. */
const PERSON_BY_SEAT = new WeakMap<MatchSummary['seats'][number], StatisticsPerson>();

export function personOnSeat(seat: MatchSummary['seats'][number]): StatisticsPerson {
  const { name, bot } = seat;
  const found = PERSON_BY_SEAT.get(seat) ?? { key: `${bot ? 'bot' : 'person'} ${nameKey(name)}`, name, bot };
  PERSON_BY_SEAT.set(seat, found);
  return found;
}

/** Somebody's seats in a match; several where one person played for two. */
export function seatsOfPerson({ seats }: MatchSummary, key: string): Seat[] {
  return seats.flatMap((seat, place) => (personOnSeat(seat).key === key ? [place] : []));
}

/** The people in these matches, latest player first; `lines` latest first. */
function peopleIn(lines: readonly MatchSummary[]): StatisticsPerson[] {
  const found = new Map<string, StatisticsPerson>();
  for (const { seats } of lines) {
    for (const seat of seats) {
      const one = personOnSeat(seat);
      if (!found.has(one.key)) found.set(one.key, one);
    }
  }
  return [...found.values()];
}

/** A count with its matches, latest first. */
export interface MatchCount {
  readonly times: number;
  readonly lines: readonly MatchSummary[];
}

export interface PersonStanding extends StatisticsPerson {
  readonly played: MatchCount;
  readonly won: MatchCount;
  readonly lost: MatchCount;
  /** Deals, or the game's other unit. */
  readonly contestsWon: MatchCount;
  readonly contestsLost: MatchCount;
}

/** A person's totals in these matches. */
export function standingOf(lines: readonly MatchSummary[], who: StatisticsPerson): PersonStanding {
  const held = lines.filter((line) => seatsOfPerson(line, who.key).length > 0);
  return {
    ...who,
    played: countMatches(held, () => 1),
    won: countMatches(held, (line) => (hasWon(line, who.key) ? 1 : 0)),
    lost: countMatches(held, (line) => (hasWon(line, who.key) ? 0 : 1)),
    contestsWon: countMatches(held, (line) => contestsWith(line, who.key, 'won')),
    contestsLost: countMatches(held, (line) => contestsWith(line, who.key, 'lost')),
  };
}

/** Everybody's totals, most wins first. Bots aren't listed. */
export function standingsOf(lines: readonly MatchSummary[]): PersonStanding[] {
  const people = peopleIn(lines).filter(({ bot }) => !bot);
  return people
    .map((who) => standingOf(lines, who))
    .toSorted((a, b) => b.won.times - a.won.times || a.lost.times - b.lost.times);
}

function hasWon(line: MatchSummary, key: string): boolean {
  return seatsOfPerson(line, key).some((seat) => line.winners.includes(seat));
}

/** Counts occurrences in these matches and skips those without any. */
function countMatches(lines: readonly MatchSummary[], times: (line: MatchSummary) => number): MatchCount {
  const found = lines.filter((line) => times(line) > 0);
  return { times: found.reduce((sum, line) => sum + times(line), 0), lines: found };
}

function contestsWith(line: MatchSummary, key: string, side: 'won' | 'lost'): number {
  const seats = seatsOfPerson(line, key);
  return line.contests.filter((contest) => contest[side].some((seat) => seats.includes(seat))).length;
}

/** A personal best, with its match. */
export interface PersonalBest {
  readonly line: MatchSummary;
  readonly feat: MatchSummary['feats'][number];
}

/** Somebody's greatest feats of each kind and game, up to a limit; the first of equals. */
export function personalBests(lines: readonly MatchSummary[], key: string, most = 3): PersonalBest[] {
  const all = lines.toReversed().flatMap((line) => {
    const seats = seatsOfPerson(line, key);
    return line.feats.filter(({ by }) => seats.includes(by)).map((feat): PersonalBest => ({ line, feat }));
  });
  const kinds = Map.groupBy(all, ({ line, feat }) => `${line.game} ${feat.kind}`);
  return [...kinds.values()].flatMap((bests) => bests.toSorted((a, b) => b.feat.size - a.feat.size).slice(0, most));
}

/** Wins minus losses after each match, in order. */
export function winBalance(
  lines: readonly MatchSummary[],
  key: string,
): { readonly line: MatchSummary; readonly value: number }[] {
  let value = 0;
  return lines
    .toReversed()
    .filter((line) => seatsOfPerson(line, key).length > 0)
    .map((line) => {
      value += hasWon(line, key) ? 1 : -1;
      return { line, value };
    });
}

/** Everybody else in somebody's matches. */
function othersMet(lines: readonly MatchSummary[], key: string): StatisticsPerson[] {
  const shared = lines.filter((line) => line.seats.some((seat) => personOnSeat(seat).key === key));
  return peopleIn(shared).filter((one) => one.key !== key);
}
