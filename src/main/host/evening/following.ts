/** What an evening has to bring in without having been told so: who comes and goes, who sits where, what matches have brought. */
import { addFreeMatch } from '#shared/evening/free-match.ts';
import { enterResult, isDone } from '#shared/evening/results.ts';
import type { Evening, EveningTable, Round, Sitter } from '#shared/evening/schema.ts';
import type { KeptEvening } from '../../store/evenings.ts';
import type { DeskDeps } from './around.ts';
import { syncPeople, syncResult, syncSeats } from './follow.ts';
import { type Place, placesOf } from './round-tables.ts';

/** The evening as it is by now; the same where nothing has happened. */
export function syncEvening(kept: KeptEvening, host: DeskDeps): KeptEvening {
  return withTables(withFreePlay(withPeople(kept, host), host), host);
}

/** The evening with what nobody has dealt broken off. */
export function withoutUndealt({ evening, rounds }: KeptEvening, host: DeskDeps): Evening {
  return evening.played.reduce((now, round) => {
    const undealt = round.tables.filter((table) => {
      const id = rounds[round.number - 1]?.tables[table.number - 1];
      const live = id ? host.table(id) : undefined;
      return !isDone(round, table) && live?.stage !== 'playing';
    });
    return undealt.reduce((before, { number }) => {
      const step = enterResult(before, { round: round.number, table: number }, null);
      return 'evening' in step ? step.evening : before;
    }, now);
  }, evening);
}

function withPeople(kept: KeptEvening, host: DeskDeps): KeptEvening {
  const room = host.room();
  const evening = syncPeople(kept.evening, room.people, ({ session }) => room.isHere(session));
  return evening === kept.evening ? kept : { ...kept, evening };
}

function withTables(kept: KeptEvening, host: DeskDeps): KeptEvening {
  return placesOf(kept).reduce((now, place) => {
    const [round, table] = at(now.evening, place);
    if (!round || !table || isDone(round, table)) return now;
    const isBegun = host.table(place.id)?.stage === 'playing' && now.rounds[place.round - 1]?.began === null;
    const begun = isBegun ? withBeginning(now, place.round, host.today()) : now;
    const evening = withTable(begun.evening, round, table, place, host);
    return evening === begun.evening ? begun : { ...begun, evening };
  }, kept);
}

/** Who sits there by now, and then how it has ended. */
function withTable(evening: Evening, round: Round, table: EveningTable, place: Place, host: DeskDeps): Evening {
  const live = host.table(place.id);
  const idOf = (session: string): string | undefined => host.room().person(session)?.id;
  const seated = live ? syncSeats(evening, round, table, live.kept, idOf) : evening;
  const result = !live || live.stage === 'over' ? host.store.latestOver(place.id)?.result : undefined;
  const [now, sat] = at(seated, place);
  if (!result || !now || !sat) return seated;
  return syncResult(seated, now, sat, result, host.gameOf(table.game)?.duplicate);
}

/** A match at the room's own table counts, once. */
function withFreePlay(kept: KeptEvening, host: DeskDeps): KeptEvening {
  const room = host.room();
  const { table } = room.game;
  if (kept.evening.form.form !== 'free' || table?.stage !== 'over') return kept;
  const match = host.store.latestOver(table.id);
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
