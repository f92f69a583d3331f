/** Who comes in with what: codes of the room and of tables, and answers to what a set shows. Wrong ones are counted by the device they come from. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { nameOrEmpty } from '#shared/protocol/alike.ts';
import { type CodeTarget, type Admitted, roomTarget, tableTarget } from './doors.ts';
import type { Room } from './room/room.ts';
import { isSameCode, parseCode } from './table/entrance.ts';
import type { Tables } from './tables.ts';
import type { AbuseLog } from './wire/abuse.ts';
import type { Caller } from './wire/caller.ts';
import { deviceOf } from './wire/device.ts';
import type { Sessions } from './wire/sessions.ts';
import type { CodeAttempts } from './wire/tries.ts';

/** What the door stands in. */
export interface AdmissionDeps {
  readonly attempts: CodeAttempts;
  readonly abuseLog: AbuseLog;
  readonly sessions: Sessions;
  readonly room: Room;
  readonly tables: Pick<Tables, 'all'>;
}

export class Admission {
  readonly #around: AdmissionDeps;

  constructor(around: AdmissionDeps) {
    this.#around = around;
  }

  /** Comes in to the room or the table with this code, under this name. */
  enter(caller: Caller, session: string, typed: string, called = ''): Admitted | { readonly refusal: Refusal } {
    const { attempts: tries, abuseLog: abuse, sessions } = this.#around;
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
    const { attempts: tries, room } = this.#around;
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
    const { room, tables } = this.#around;
    const code = parseCode(typed);
    const doors = [roomTarget(room), ...tables.all.flatMap((table) => (table.kept.room ? [] : tableTarget(table)))];
    return code === undefined ? undefined : doors.filter((one) => isSameCode(one.code, code))[0];
  }
}
