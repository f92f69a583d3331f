/** Who comes in with what: codes of the room and of tables, and answers to what a screen shows. Wrong ones are counted by the device they come from. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { nameOrEmpty } from '#shared/protocol/name-similarity.ts';
import type { AbuseLog } from './connections/abuse-log.ts';
import type { Caller } from './connections/callers.ts';
import { deviceOf } from './connections/client-device.ts';
import type { Sessions } from './connections/sessions.ts';
import type { Room } from './room/room.ts';
import type { Table } from './table/table.ts';
import { isSameCode, parseCode } from './table/table-access.ts';
import type { Tables } from './tables.ts';
import type { Clock } from './time/clock.ts';
import { TokenBucket, TokenBuckets } from './time/token-bucket.ts';

// Wrong codes, counted for each device: who guesses has to wait, and nobody else with them.

/** Of one device: so many wrong codes at once, and then one every three seconds. */
const PER_DEVICE = { perSecond: 1 / 3, atOnce: 10 };

/** Of all together, so that many devices are no way round it; one alone never comes near. */
const OVERALL = { perSecond: 3, atOnce: 100 };

/** Whoever mistyped no more often than that within this time, in ms, doesn't wait for those who guess. */
const RESERVED_ATTEMPTS = 3;
const FAILURE_MEMORY_MS = 3_600_000;

/** As many devices at most have that for themselves: more than any household has, and few guesses an hour. */
const MAX_REMEMBERED_DEVICES = 1024;

interface Failures {
  readonly count: number;
  /** When the last one was. */
  readonly at: number;
}

export class CodeAttempts {
  readonly #clock: Clock;
  readonly #ofOne: TokenBuckets;
  readonly #ofAll: TokenBucket;
  /** By device, the longest ago first. */
  readonly #failures = new Map<string, Failures>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#ofOne = new TokenBuckets(clock, PER_DEVICE);
    this.#ofAll = new TokenBucket(clock, OVERALL.perSecond, OVERALL.atOnce);
  }

  /** How many whole seconds this address has to wait before its next try; 0 if it may try now. */
  wait(address: string | undefined): number {
    const device = deviceOf(address);
    const own = this.#ofOne.wait(device);
    return Math.ceil((this.#hasReserve(device) ? own : Math.max(own, this.#ofAll.wait())) / 1000);
  }

  /** A wrong code came from this address. */
  fail(address: string | undefined): void {
    const device = deviceOf(address);
    this.#ofOne.take(device);
    this.#ofAll.take();
    this.#forget();
    const count = (this.#failures.get(device)?.count ?? 0) + 1;
    this.#failures.delete(device);
    if (this.#failures.size < MAX_REMEMBERED_DEVICES) this.#failures.set(device, { count, at: this.#clock.now() });
  }

  /** Those who never guessed, or hardly ever, are not made to wait for those who do. */
  #hasReserve(device: string): boolean {
    this.#forget();
    const failed = this.#failures.get(device);
    return failed ? failed.count < RESERVED_ATTEMPTS : this.#failures.size < MAX_REMEMBERED_DEVICES;
  }

  #forget(): void {
    for (const [device, { at }] of this.#failures) {
      if (this.#clock.now() - at < FAILURE_MEMORY_MS) return;
      this.#failures.delete(device);
    }
  }
}

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
  /** Who is admitted gives the code again. */
  enterAgain?(session: string): void;
  result(): Admitted;
}

function roomTarget(room: Room): CodeTarget {
  return {
    code: room.code,
    isOpen: room.state.isOpen,
    isAdmitted: (session) => room.state.person(session) !== undefined || room.state.hasScreen(session),
    isClosedTo: (session) => room.state.isClosedTo(session),
    enter: (session, name) => room.enter(session, name),
    enterAgain: (session) => room.enterAgain(session),
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

/** What it needs of the host. */
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
    const { attempts, abuseLog, sessions } = this.#deps;
    const target = this.#targetOf(typed);
    if (target?.isAdmitted(session)) {
      target.enterAgain?.(session);
      return target.result();
    }
    const seconds = attempts.wait(caller.address);
    if (seconds > 0) {
      abuseLog.note(caller.address, 'wrong codes');
      return { refusal: refusal('host', 'too-many-tries', { seconds }) };
    }
    // Whatever keeps somebody out looks like a wrong code: else the answer would tell that it is a right one.
    if (!target || !(target.isOpen || caller.isLocal) || target.isClosedTo(session)) {
      attempts.fail(caller.address);
      return { refusal: refusal('host', 'wrong-code') };
    }
    const name = nameOrEmpty(called);
    const refused = target.enter(session, name);
    if (refused) return { refusal: refused };
    sessions.persist(session);
    sessions.touch(session, { device: deviceOf(caller.address), ...(name && { name }) });
    return target.result();
  }

  /** What somebody says that a screen shows, which wants to be let in. */
  pairScreen(caller: Caller, session: string, knock: string, offer: number): Refusal | undefined {
    const { attempts, room } = this.#deps;
    const seconds = attempts.wait(caller.address);
    if (seconds > 0) return refusal('host', 'too-many-tries', { seconds });
    const answer = room.pairScreen(session, knock, offer);
    if ('refusal' in answer) return answer.refusal;
    if (answer.right) return undefined;
    attempts.fail(caller.address);
    return refusal('host', 'other-cards');
  }

  /** What this code opens. All are looked at, so that the time it takes tells nothing. */
  #targetOf(typed: string): CodeTarget | undefined {
    const { room, tables } = this.#deps;
    const code = parseCode(typed);
    const targets = [roomTarget(room), ...tables.all.flatMap((table) => (table.kept.room ? [] : tableTarget(table)))];
    return code === undefined ? undefined : targets.filter((one) => isSameCode(one.code, code))[0];
  }
}
