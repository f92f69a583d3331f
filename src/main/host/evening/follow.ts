/**
 * An evening follows what happens in the room and at its tables: who comes and goes, who sits where by now, how matches
 * have ended. Each gives the evening as it is then; what is so already changes nothing, so it can be asked at any time.
 */
import type { Duplicate } from '#shared/engine/game.ts';
import type { Result } from '#shared/engine/rules.ts';
import { seatOf } from '#shared/evening/look.ts';
import { renamePlayer, addPlayer, removePlayer } from '#shared/evening/people.ts';
import { enterResult, isDone } from '#shared/evening/results.ts';
import { changeSitter } from '#shared/evening/rounds.ts';
import type { Evening, EveningTable, Round, Sitter } from '#shared/evening/schema.ts';
import type { EveningStep } from '#shared/evening/step.ts';
import type { KeptPerson } from '../../store/rooms.ts';
import type { KeptTable } from '../../store/store.ts';

/** Who is in the room with a name and wants to play is there; who has risen or was removed has gone. */
export function syncPeople(
  evening: Evening,
  people: readonly KeptPerson[],
  isHere: (person: KeptPerson) => boolean,
): Evening {
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
export function syncSeats(
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
export function syncResult(
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
