/**
 * Who leads a table while whoever made it is away: after as long as a room waits for its captain, the next who is there.
 * It is kept nowhere: the table stays its maker's, who leads again as soon as they are back. A deputy says nothing about
 * whose seat is whose (judges.ts): a right to deal is none to a neighbour's cards.
 */
import type { KeptTable } from '../../store/store.ts';
import type { ConnectionInfo } from '../connections/callers.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { hasHad } from './seat-transfer.ts';
import { isSeated } from './seating.ts';

/** So long may who leads be away, at a table as in the room, in ms. */
export const PATIENCE = 90_000;

export interface LedTable {
  kept(): KeptTable;
  /** Those who are here; who came first before the others. */
  here(): readonly string[];
  readonly connections: ConnectionInfo;
  /** Has said to be the other one. */
  claims(session: string, holder: string): boolean;
  /** Called when another one leads. */
  changed(): void;
}

export class Deputy {
  readonly #clock: Clock;
  readonly #table: LedTable;
  #session: string | undefined;
  /** Since when who made the table has been away. */
  #left: number | undefined;
  #waiting: Cancel | undefined;
  #isStopped = false;

  constructor(clock: Clock, table: LedTable) {
    this.#clock = clock;
    this.#table = table;
  }

  /** Leads for who made the table. */
  is(session: string): boolean {
    return session === this.#session;
  }

  /** To be called whenever somebody has come or gone, or seats have changed. */
  check(): void {
    const { kept, here } = this.#table;
    if (kept().room || this.#isStopped) return;
    if (here().includes(kept().host)) {
      this.#rest();
      return;
    }
    this.#left ??= this.#clock.now();
    const wait = this.#left + PATIENCE - this.#clock.now();
    if (wait <= 0) this.#session = this.#next();
    else if (here().length > 0) this.#waiting ??= this.#clock.after(wait, () => this.#take());
  }

  /** Nothing is waited for any more. */
  stop(): void {
    this.#rest();
    this.#isStopped = true;
  }

  #take(): void {
    this.check();
    this.#table.changed();
  }

  #rest(): void {
    this.#waiting?.();
    this.#waiting = undefined;
    this.#left = undefined;
    this.#session = undefined;
  }

  /** Who leads goes on; else who has been here longest, and those who play before those who look on. */
  #next(): string | undefined {
    const { kept, here } = this.#table;
    const may = here().filter((one) => this.#may(one));
    if (this.#session !== undefined && may.includes(this.#session)) return this.#session;
    return may.find((one) => isSeated(kept(), one)) ?? may[0];
  }

  /** Rights don't travel with a seat: nobody gets them by saying to be who made the table. */
  #may(session: string): boolean {
    const { kept, connections, claims } = this.#table;
    const { host } = kept();
    return !connections.isScreen(session) && !hasHad(kept(), host, session) && !claims(session, host);
  }
}
