/** Who may come in to a table: its code, who has come in, and who is kept out. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Viewer } from '#shared/engine/rules.ts';
import { TABLE_CODE_LENGTH, TABLE_CODE_LETTERS } from '#shared/protocol/table-values.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { KeptTable, Guest as Newcomer } from '../../store/store.ts';
import { isSameSecret, secureRandom } from '../connections/secrets.ts';
import { isBanned, isGuest } from './guests.ts';
import type { TableChange } from './lobby.ts';
import { freeSeats, holdsSeat, isSeated } from './seating.ts';
import type { RoomOfTable, TableState } from './table-state.ts';

/** More than any household has people; each is written down with the table. */
const MAX_GUESTS = 500;

/** A code that is none of these. */
export function newCode(taken: ReadonlySet<string>): string {
  for (;;) {
    const letters = Array.from(
      { length: TABLE_CODE_LENGTH },
      () => TABLE_CODE_LETTERS[secureRandom.below(TABLE_CODE_LETTERS.length)],
    );
    const code = letters.join('');
    if (!taken.has(code)) return code;
  }
}

/** A code as somebody typed it, small letters and blanks forgiven; nothing if it can be none. */
export function parseCode(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return code.length === TABLE_CODE_LENGTH && [...code].every((letter) => TABLE_CODE_LETTERS.includes(letter))
    ? code
    : undefined;
}

/** Whether two codes are the same, in a time that does not tell how much of them is. */
export function isSameCode(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((code) => new TextEncoder().encode(code)) as [Uint8Array, Uint8Array];
  return isSameSecret(ours, theirs);
}

/** Why this session may do nothing at the table; nothing if it has come in. */
export function refuseGuest(table: KeptTable, session: string): Refusal | undefined {
  if (isGuest(table, session)) return undefined;
  return isBanned(table, session, undefined) ? refusal('host', 'kept-out') : refusal('host', 'not-entered');
}

/** Why a session may not look, also where the same cards are played elsewhere. */
export class TableAccess {
  readonly #state: TableState;
  readonly #room: RoomOfTable;

  constructor(state: TableState, room: RoomOfTable) {
    this.#state = state;
    this.#room = room;
  }

  /** Who has no seat looks on only where that is allowed; but a table without a match is seen by who could sit down. */
  refuseLook(session: string): Refusal | undefined {
    return this.#refuseLook(session, this.#state.stage !== 'playing');
  }

  /** Why this session may not see what this viewer sees: what a seat sees is for who holds it alone. */
  refuseView(session: string, viewer: Viewer): Refusal | undefined {
    return this.#refuseView(session, viewer) ?? this.refuseSecret(session);
  }

  /** Cards that another table still has to play: only who sits here may look on. */
  refuseSecret(session: string): Refusal | undefined {
    const { kept } = this.#state;
    const isSecret = kept.room && this.#room.isSecret(kept.id);
    return isSecret && !isSeated(kept, session) ? refusal('desk', 'deals-secret') : undefined;
  }

  /** The person of the room that may look on here and has no seat. */
  onlooker(session: string): KeptPerson | undefined {
    const { kept } = this.#state;
    const person = kept.room ? this.#room.person(session) : undefined;
    const looksOn = person?.name && !isSeated(kept, session) && !this.refuseView(session, 'everyone');
    return looksOn ? person : undefined;
  }

  #refuseLook(session: string, hasRoom: boolean): Refusal | undefined {
    const { full } = this.#state;
    const mayLook = hasRoom || full.settings.spectators || full.host === session || isSeated(full, session);
    return refuseGuest(full, session) ?? (mayLook ? undefined : refusal('host', 'no-spectators'));
  }

  #refuseView(session: string, viewer: Viewer): Refusal | undefined {
    if (viewer === 'everyone') return this.#refuseLook(session, false);
    const { full } = this.#state;
    if (holdsSeat(full, session, viewer)) return undefined;
    return refuseGuest(full, session) ?? refusal('host', 'not-your-seat');
  }
}

/** Nobody new comes in here, or this one does not, whatever they know. */
export function isClosedTo(table: KeptTable, { session, device }: Newcomer): boolean {
  return table.settings.locked || isBanned(table, session, device);
}

/** Somebody who gave the right code comes in, unless the table is closed to them. */
export function enter(table: KeptTable, newcomer: Newcomer): TableChange {
  if (isGuest(table, newcomer.session)) return { table };
  if (isClosedTo(table, newcomer)) return { refusal: refusal('host', 'wrong-code') };
  return isFull(table)
    ? { refusal: refusal('host', 'table-full') }
    : { table: { ...table, guests: [...table.guests, newcomer] } };
}

/** Whoever comes now could neither sit nor look on. */
function isFull(table: KeptTable): boolean {
  return table.guests.length >= MAX_GUESTS || (!table.settings.spectators && freeSeats(table) === 0);
}
