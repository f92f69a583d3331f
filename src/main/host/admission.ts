/** Who comes in with what: codes of the room and of tables, and answers to what a set shows. Wrong ones are counted by the device they come from. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { nameOrEmpty } from '#shared/protocol/name-similarity.ts';
import type { AbuseLog } from './connections/abuse-log.ts';
import type { Caller } from './connections/caller.ts';
import { deviceOf } from './connections/client-device.ts';
import type { CodeAttempts } from './connections/code-attempts.ts';
import type { Sessions } from './connections/sessions.ts';
import type { Room } from './room/room.ts';
import type { Table } from './table/table.ts';
import { isSameCode, parseCode } from './table/table-access.ts';
import type { Tables } from './tables.ts';

// What a code opens: the room, or one table that is none of the room's.

/** Where somebody has come in. */
export interface Admitted {
  /** The table, or the one that the room plays at; null while it plays at none. */
  readonly table: string | null;
  readonly room: boolean;
}

export interface CodeTarget {
  readonly code: string;
  /** Whether the network sees it. */
  readonly isOpen: boolean;
  isAdmitted(session: string): boolean;
  /** Nobody new comes in, or this one does not, whatever they know. */
  isClosedTo(session: string): boolean;
  enter(session: string, name: string): Refusal | undefined;
  result(): Admitted;
}

function roomTarget(room: Room): CodeTarget {
  return {
    code: room.code,
    isOpen: room.state.isOpen,
    isAdmitted: (session) => room.state.person(session) !== undefined || room.state.hasScreen(session),
    isClosedTo: (session) => room.state.isClosedTo(session),
    enter: (session, name) => room.enter(session, name),
    result: () => ({ table: room.state.table?.id ?? null, room: true }),
  };
}

function tableTarget(table: Table): CodeTarget {
  return {
    code: table.kept.code,
    isOpen: table.isExposed,
    isAdmitted: (session) => table.guests.refuse(session) === undefined,
    isClosedTo: (session) => table.guests.isClosedTo(session),
    enter: (session, name) => table.guests.enter(session, name),
    result: () => ({ table: table.id, room: false }),
  };
}

/** What the door stands in. */
export interface AdmissionDeps {
  readonly attempts: CodeAttempts;
  readonly abuseLog: AbuseLog;
  readonly sessions: Sessions;
  readonly room: Room;
  readonly tables: Pick<Tables, 'all'>;
}

export class Admission {
  readonly #deps: AdmissionDeps;

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  /** Comes in to the room or the table with this code, under this name. */
  enter(caller: Caller, session: string, typed: string, called = ''): Admitted | { readonly refusal: Refusal } {
    const { attempts: tries, abuseLog: abuse, sessions } = this.#deps;
    const door = this.#doorOf(typed);
    if (door?.isAdmitted(session)) return door.result();
    const seconds = tries.wait(caller.address);
    if (seconds > 0) {
      abuse.note(caller.address, 'wrong codes');
      return { refusal: refusal('host', 'too-many-tries', { seconds }) };
    }
    // Whatever keeps somebody out looks like a wrong code: else the answer would tell that it is a right one.
    if (!door || !(door.isOpen || caller.isLocal) || door.isClosedTo(session)) {
      tries.fail(caller.address);
      return { refusal: refusal('host', 'wrong-code') };
    }
    const name = nameOrEmpty(called);
    const refused = door.enter(session, name);
    if (refused) return { refusal: refused };
    sessions.persist(session);
    sessions.touch(session, { device: deviceOf(caller.address), ...(name && { name }) });
    return door.result();
  }

  /** What somebody says that a set shows, which wants to be let in. */
  pairScreen(caller: Caller, session: string, knock: string, offer: number): Refusal | undefined {
    const { attempts: tries, room } = this.#deps;
    const seconds = tries.wait(caller.address);
    if (seconds > 0) return refusal('host', 'too-many-tries', { seconds });
    const answer = room.pairScreen(session, knock, offer);
    if ('refusal' in answer) return answer.refusal;
    if (answer.right) return undefined;
    tries.fail(caller.address);
    return refusal('host', 'other-cards');
  }

  /** What this code opens. All are looked at, so that the time it takes tells nothing. */
  #doorOf(typed: string): CodeTarget | undefined {
    const { room, tables } = this.#deps;
    const code = parseCode(typed);
    const doors = [roomTarget(room), ...tables.all.flatMap((table) => (table.kept.room ? [] : tableTarget(table)))];
    return code === undefined ? undefined : doors.filter((one) => isSameCode(one.code, code))[0];
  }
}
