/**
 * Who leads a table while whoever made it is away: after as long as a room waits for its captain, the next who is there.
 * It is kept nowhere: the table stays its maker's, who leads again as soon as they are back. A deputy says nothing about
 * whose seat is whose (claim-judges.ts): a right to deal is none to a neighbour's cards.
 */
import type { ConnectionInfo } from '../connections/callers.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Emitter } from '../time/emitter.ts';
import type { Presence } from './presence.ts';
import type { SeatClaims } from './seat-claims.ts';
import { hasHad, isSeated } from './seating.ts';
import type { RoomOfTable, TableState } from './table-state.ts';

/** So long may who leads be away, at a table as in the room, in ms. */
export const PATIENCE = 90_000;

export interface DeputyDeps {
  readonly state: TableState;
  readonly presence: Presence;
  readonly connections: ConnectionInfo;
  readonly claims: SeatClaims;
  readonly room: RoomOfTable;
}

interface DeputyEvents {
  /** Another one leads. */
  changed: undefined;
}

export class Deputy extends Emitter<DeputyEvents> {
  readonly #clock: Clock;
  readonly #deps: DeputyDeps;
  #session: string | undefined;
  /** Since when who made the table has been away. */
  #left: number | undefined;
  #waiting: Cancel | undefined;
  #isStopped = false;

  constructor(clock: Clock, deps: DeputyDeps) {
    super();
    this.#clock = clock;
    this.#deps = deps;
  }

  /** Leads the table, or for who made it. */
  isHost(session: string): boolean {
    const { state, room } = this.#deps;
    if (state.kept.room) return room.mayHost(session);
    return state.kept.host === session || this.#session === session;
  }

  /** To be called whenever somebody has come or gone, or seats have changed. */
  check(): void {
    const { kept } = this.#deps.state;
    const { here } = this.#deps.presence;
    if (kept.room || this.#isStopped) return;
    if (here.includes(kept.host)) {
      this.#rest();
      return;
    }
    this.#left ??= this.#clock.now();
    const wait = this.#left + PATIENCE - this.#clock.now();
    if (wait <= 0) this.#session = this.#next();
    else if (here.length > 0) this.#waiting ??= this.#clock.after(wait, () => this.#take());
  }

  /** Nothing is waited for any more. */
  stop(): void {
    this.#rest();
    this.#isStopped = true;
  }

  #take(): void {
    this.check();
    this.emit('changed');
  }

  #rest(): void {
    this.#waiting?.();
    this.#waiting = undefined;
    this.#left = undefined;
    this.#session = undefined;
  }

  /** Who leads goes on; else who has been here longest, and those who play before those who look on. */
  #next(): string | undefined {
    const { state, presence } = this.#deps;
    const may = presence.here.filter((one) => this.#may(one));
    if (this.#session !== undefined && may.includes(this.#session)) return this.#session;
    return may.find((one) => isSeated(state.kept, one)) ?? may[0];
  }

  /** Rights don't travel with a seat: nobody gets them by saying to be who made the table. */
  #may(session: string): boolean {
    const { state, connections, claims } = this.#deps;
    const { host } = state.kept;
    return !connections.isScreen(session) && !hasHad(state.kept, host, session) && !claims.hasClaimed(session, host);
  }
}
