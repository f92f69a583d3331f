/** Evenings for the host of the fixture to tell of. */
import type { EveningView, PointBreakdown, RoundDetail, RoundView } from '#shared/protocol/evening.ts';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { Stage, TableSummary } from '#shared/protocol/table.ts';
import { roomOf } from './rooms.ts';
import { seatedAt, summaries } from './tables.ts';

type EveningTable = RoundView['tables'][number];

interface Wanted {
  /** How many play, and at tables of which size. */
  readonly people: number;
  readonly size: number;
  readonly game: string;
  /** Who looks, among those who play. */
  readonly me?: number;
  /** Of these the last ones have no table. */
  readonly idle?: number;
  readonly more?: Partial<EveningView>;
  readonly round?: Partial<RoundView>;
}

const STATES: readonly Partial<EveningTable>[] = [
  { state: 'playing' },
  { state: 'over' },
  { state: 'lobby', here: 1 },
  { state: 'playing', here: 0 },
  { state: 'free', table: null },
];

function tableOf(number: number, { size, game }: Wanted, people: readonly Person[]): EveningTable {
  const seats = Array.from({ length: size }, (_, seat) => {
    const person = people[(number - 1) * size + seat];
    return person ? ({ kind: 'person', player: person.id } as const) : ({ kind: 'bot' } as const);
  });
  const about = STATES[(number - 1) % STATES.length];
  const result = { deal: null, scores: seats.map((_, seat) => 12 - 5 * seat), winners: [0], correction: null };
  return {
    ...{ number, table: `table-${number}`, game, seats, state: 'playing', here: size, ...about },
    entries: about?.state === 'over' ? [result] : [],
  };
}

/** An evening in its second round, as one of its people sees it, or a screen. */
export function eveningOf(wanted: Wanted): EveningView {
  const { people: count, size, me, idle = 0, more, round } = wanted;
  const { people } = roomOf(count);
  const seated = people.slice(0, count - idle);
  const tables = Array.from({ length: Math.ceil(seated.length / size) }, (_, k) => tableOf(k + 1, wanted, seated));
  const at = me === undefined || me >= seated.length ? null : { table: Math.floor(me / size) + 1, seat: me % size };
  return {
    name: 'Friday at Nonna’s',
    games: [{ game: wanted.game, options: {}, size }],
    form: { form: 'movement', remainder: 'sit-out' },
    scoring: 'places',
    ...{ rounds: 6, minutes: 25, deals: 0, over: false, leads: false },
    me: me === undefined ? null : `person-${me}`,
    mine: at,
    round: {
      ...{ number: 2, seconds: 754, tables, deals: [], commitment: null, secret: null },
      out: people.slice(count - idle, count - idle + Math.ceil(idle / 2)).map(({ id }) => id),
      ...round,
    },
    standings: people.map(({ id, name }, k) => ({
      ...{ place: k + 1, player: id, name, here: k % 7 !== 5, points: 500 - 25 * k, wins: 2, tables: 4 },
      tieBreaks: [],
    })),
    said: [],
    shows: { what: 'desk', count: 0 },
    ...more,
  };
}

/** Ties are told apart by what stands in columns of its own. */
export const TIED: Pick<EveningView['standings'][number], 'tieBreaks'>['tieBreaks'] = [
  { tieBreak: 'buchholz', value: 1250 },
  { tieBreak: 'wins', value: 2 },
  { tieBreak: 'margin', value: -1733 },
];

/** The rounds of an evening: all tables over, as the latest has them; deals side by side, where any are played. */
export function roundsOf({ round }: EveningView, deals: readonly number[] = []): RoundDetail[] {
  if (!round) return [];
  const tables = round.tables.map((table, k): EveningTable => {
    const scores = table.seats.map((_, seat) => 40 - 25 * seat);
    const result = { deal: deals[0] ?? null, scores, winners: [0], correction: null };
    const correction = { reason: 'Counted once more: two tricks were forgotten', by: 'Maximilianakonstanze' };
    return { ...table, state: 'over', entries: k === 1 ? [result, { ...result, correction }] : [result] };
  });
  const told = deals.map((deal) => ({
    ...{ round: 1, deal },
    plays: tables.map(({ number, seats }) => ({
      ...{ table: number, seats },
      scores: seats.map((_, seat) => 12 - 9 * seat),
      points: seats.map((_, seat) => (seat * 50) % 150),
    })),
  }));
  const records = tables.map(({ number }) => ({ table: number, record: number }));
  const whole = {
    ...round,
    tables,
    told,
    records,
    deals: [...deals],
    secret: deals.length > 0 ? 'b'.repeat(64) : null,
  };
  return Array.from({ length: round.number }, (_, k) => ({ ...whole, number: k + 1 }));
}

/** What somebody's points are made of: each kind of line there is. */
export function accountAt({ round }: EveningView): PointBreakdown {
  const others = round?.tables[0]?.seats.slice(1) ?? [];
  const played = { kind: 'played', others, score: 73, margin: 1250, won: true, points: 67 } as const;
  const none = { others: [], score: null, margin: null, won: false };
  return [
    { ...played, round: 1, table: 12, deal: null },
    { ...played, round: 2, table: 3, deal: 4, score: -40, won: false, points: 0 },
    { ...none, round: 3, table: null, deal: null, kind: 'out', points: 50 },
    { ...none, others, round: 4, table: 1, deal: null, kind: 'broken off', points: 50 },
    { ...none, others, round: 5, table: 7, deal: null, kind: 'open', points: null },
  ];
}

/** Nobody has been seated yet. */
export const BEFORE: Partial<EveningView> = { round: null, mine: null };

/** Its desk has said as much as it can, and called a table. */
export const WORDS: Partial<EveningView> = {
  said: [
    { number: 0, table: null, text: 'Dinner is ready: play this deal to its end, and come. '.repeat(4).trim() },
    { number: 1, table: 3, text: null },
    { number: 2, table: 1, text: null },
  ],
};

/** All tables play the same deals. */
export const SECRET: Partial<RoundView> = { deals: [1, 2], commitment: 'a'.repeat(64) };

/** The room of such an evening. */
export function roomAt(evening: EveningView, people: number, more: Partial<RoomView> = {}): RoomView {
  const { over, form, me } = evening;
  const kind = over ? 'over' : form.form === 'free' ? 'free' : 'rounds';
  return roomOf(people, {}, { evening: kind, me, ...more });
}

/** Its tables, as they stand in the list of all. */
export function tablesOf({ round }: EveningView, stage: Stage): TableSummary[] {
  return (round?.tables ?? []).flatMap(({ table, game, seats, number }) => {
    const [one] = summaries([game], 1);
    if (!one || table === null) return [];
    return { ...one, id: table, name: `Table ${number}`, stage, entered: true, seats: seatedAt(seats.length, null) };
  });
}
