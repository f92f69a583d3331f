/** What the desk says to all, or to one table. It is gone when the host ends. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { WordOfDesk } from '#shared/protocol/evening.ts';
import { readLine } from '#shared/protocol/names.ts';
import { Buckets } from '../time/buckets.ts';
import type { Clock } from '../time/clock.ts';

/** So many of the latest are there for who comes later. */
const LATEST = 20;

/** Of one session. */
const OF_ONE = { perSecond: 1, atOnce: 5 };

export class Calls {
  readonly #buckets: Buckets;
  #said: readonly WordOfDesk[] = [];
  #next = 0;

  constructor(clock: Clock) {
    this.#buckets = new Buckets(clock, OF_ONE);
  }

  /** Says this line; without one, calls the table. */
  say(session: string, typed: string | null, table: number | null): Refusal | undefined {
    const line = typed === null ? { text: null } : readLine(typed);
    if ('refusal' in line) return line.refusal;
    if (!this.#buckets.take(session)) return refusal('desk', 'too-many-words');
    this.#said = [...this.#said, { number: this.#next++, table, text: line.text }].slice(-LATEST);
    return undefined;
  }

  /** Those for all, and those for this table; all of them for who is not at one alone. */
  heardAt(table: number | 'any' | undefined): WordOfDesk[] {
    return this.#said.filter((word) => word.table === null || table === 'any' || word.table === table);
  }

  /** Another evening, or another round: the tables' numbers mean others. */
  forgetTables(): void {
    this.#said = this.#said.filter(({ table }) => table === null);
  }
}
