/**
 * An evening follows what happens in the room and at its tables: who comes and goes, who sits where by now, how matches
 * have ended. Each gives the evening as it is then; what is so already changes nothing, so it can be asked at any time.
 */
import type { Duplicate } from '#shared/engine/game.ts';
import type { Result } from '#shared/engine/rules.ts';
import { addPlayer, removePlayer, renamePlayer } from '#shared/evening/players.ts';
import { seatOf } from '#shared/evening/queries.ts';
import { enterResult, isDone } from '#shared/evening/results.ts';
import { addFreeMatch, changeSitter } from '#shared/evening/rounds.ts';
import type { Evening, EveningStep, EveningTable, Round, Sitter } from '#shared/evening/schema.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { KeptTable } from '../../store/store.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Place, placesOf } from './round-tables.ts';

// What an evening has to bring in without having been told so: who comes and goes, who sits where, what matches have brought.

/** The evening as it is by now; the same where nothing has happened. */
export function syncEvening(kept: KeptEvening, deps: DeskDeps): KeptEvening {
  return withTables(withFreePlay(withPeople(kept, deps), deps), deps);
}

/** The evening with what nobody has dealt broken off. */
export function withoutUndealt({ evening, rounds }: KeptEvening, deps: DeskDeps): Evening {
  return evening.played.reduce((now, round) => {
    const undealt = round.tables.filter((table) => {
      const id = rounds[round.number - 1]?.tables[table.number - 1];
      const live = id ? deps.allTables.get(id) : undefined;
      return !isDone(round, table) && live?.stage !== 'playing';
    });
    return undealt.reduce((before, { number }) => {
      const step = enterResult(before, { round: round.number, table: number }, null);
      return 'evening' in step ? step.evening : before;
    }, now);
  }, evening);
}

function withPeople(kept: KeptEvening, deps: DeskDeps): KeptEvening {
  const room = deps.room.state;
  const evening = syncPeople(kept.evening, room.people, ({ session }) => room.isHere(session));
  return evening === kept.evening ? kept : { ...kept, evening };
}

function withTables(kept: KeptEvening, deps: DeskDeps): KeptEvening {
  return placesOf(kept).reduce((now, place) => {
    const [round, table] = at(now.evening, place);
    if (!round || !table || isDone(round, table)) return now;
    const isBegun = deps.allTables.get(place.id)?.stage === 'playing' && now.rounds[place.round - 1]?.began === null;
    const begun = isBegun ? withBeginning(now, place.round, deps.today()) : now;
    const evening = withTable(begun.evening, round, table, place, deps);
    return evening === begun.evening ? begun : { ...begun, evening };
  }, kept);
}

/** Who sits there by now, and then how it has ended. */
function withTable(evening: Evening, round: Round, table: EveningTable, place: Place, deps: DeskDeps): Evening {
  const live = deps.allTables.get(place.id);
  const idOf = (session: string): string | undefined => deps.room.state.person(session)?.id;
  const seated = live ? syncSeats(evening, round, table, live.kept, idOf) : evening;
  const result = !live || live.stage === 'over' ? deps.store.latestOver(place.id)?.result : undefined;
  const [now, sat] = at(seated, place);
  if (!result || !now || !sat) return seated;
  return syncResult(seated, now, sat, result, deps.gameOf(table.game)?.duplicate);
}

/** A match at the room's own table counts, once. */
function withFreePlay(kept: KeptEvening, deps: DeskDeps): KeptEvening {
  const room = deps.room.state;
  const { table } = room;
  if (kept.evening.form.form !== 'free' || table?.stage !== 'over') return kept;
  const match = deps.store.latestOver(table.id);
  if (!match?.result || kept.counted.includes(match.id)) return kept;
  const players = new Set(kept.evening.players.map(({ id }) => id));
  const seats = table.kept.seats.map((who): Sitter => {
    const id = who.kind === 'person' ? room.person(who.session)?.id : undefined;
    return id !== undefined && players.has(id) ? { kind: 'person', player: id } : { kind: 'bot' };
  });
  const step = addFreeMatch(kept.evening, { game: table.kept.game, seats, result: match.result });
  // What does not count will not count later either.
  const counted = [...kept.counted, match.id];
  if (!('evening' in step)) return { ...kept, counted };
  return { ...kept, evening: step.evening, counted, freeMatches: [...kept.freeMatches, match.id] };
}

/** A round and its table. */
function at({ played }: Evening, { round, number }: Pick<Place, 'round' | 'number'>) {
  const there = played[round - 1];
  return [there, there?.tables[number - 1]] as const;
}

function withBeginning(kept: KeptEvening, round: number, began: number): KeptEvening {
  return { ...kept, rounds: kept.rounds.map((one, k) => (k + 1 === round ? { ...one, began } : one)) };
}

/** Who is in the room with a name and wants to play is there; who has risen or was removed has gone. */
function syncPeople(evening: Evening, people: readonly KeptPerson[], isHere: (person: KeptPerson) => boolean): Evening {
  const byId = new Map(people.map((person) => [person.id, person]));
  let now = evening;
  for (const { id, name, stays } of evening.players) {
    const person = byId.get(id);
    if (person && person.name !== name) now = stepOrSame(now, renamePlayer(now, id, person.name));
    if (stays.at(-1)?.to === null && (!person || person.out)) now = stepOrSame(now, removePlayer(now, id));
  }
  for (const person of people) {
    const isThere = now.players.some(({ id, stays }) => id === person.id && stays.at(-1)?.to === null);
    if (!isThere && person.name !== '' && !person.out && isHere(person)) now = stepOrSame(now, addPlayer(now, person));
  }
  return now;
}

/** Who sits at a table by now, as long as it has brought nothing: a late comer has taken a bot's seat, or a bot theirs. */
function syncSeats(
  evening: Evening,
  round: Round,
  table: EveningTable,
  { seats }: Pick<KeptTable, 'seats'>,
  idOf: (session: string) => string | undefined,
): Evening {
  let now = evening;
  for (const [seat, who] of seats.entries()) {
    const before = now.played[round.number - 1]?.tables[table.number - 1]?.seats[seat];
    const player = who.kind === 'person' ? idOf(who.session) : undefined;
    if (who.kind === 'person' && player === undefined) continue;
    const sitter: Sitter = player === undefined ? { kind: 'bot' } : { kind: 'person', player };
    if (!before || JSON.stringify(before) === JSON.stringify(sitter)) continue;
    now = stepOrSame(now, changeSitter(now, { round: round.number, table: table.number, seat }, sitter));
  }
  return now;
}

/** A match has ended at a table: what it has brought, or each of its deals. */
function syncResult(
  evening: Evening,
  round: Round,
  table: EveningTable,
  result: Result,
  duplicate: Duplicate | undefined,
): Evening {
  const where = { round: round.number, table: table.number };
  if (isDone(round, table)) return evening;
  if (round.deals.length === 0) return stepOrSame(evening, enterResult(evening, where, result));
  const results = duplicate?.deals(result) ?? [];
  return round.deals.reduce((now, deal, k) => {
    const of = results[k];
    return of ? stepOrSame(now, enterResult(now, { ...where, deal }, of)) : now;
  }, evening);
}

/** Where somebody sits in the latest round. */
export function placeOf({ played }: Evening, player: string) {
  const round = played.at(-1);
  const there = round && seatOf(round, player);
  return there ? { table: there.table.number, seat: there.seat } : null;
}

/** What is so already is refused, and stays so. */
function stepOrSame(before: Evening, step: EveningStep): Evening {
  return 'evening' in step ? step.evening : before;
}
