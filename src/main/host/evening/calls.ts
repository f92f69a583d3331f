/** What the desk says to all, or to one table. It is gone when the host ends. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { DeskMessage } from '#shared/protocol/evening.ts';
import { readChatLine } from '#shared/protocol/names.ts';
import { TokenBuckets } from '../time/buckets.ts';
import type { Clock } from '../time/clock.ts';

/** So many of the latest are there for who comes later. */
const MAX_ANNOUNCEMENTS = 20;

/** Of one session. */
const PER_SESSION = { perSecond: 1, atOnce: 5 };

export class Announcements {
  readonly #buckets: TokenBuckets;
  #said: readonly DeskMessage[] = [];
  #next = 0;

  constructor(clock: Clock) {
    this.#buckets = new TokenBuckets(clock, PER_SESSION);
  }

  /** Says this line; without one, calls the table. */
  announce(session: string, typed: string | null, table: number | null): Refusal | undefined {
    const line = typed === null ? { text: null } : readChatLine(typed);
    if ('refusal' in line) return line.refusal;
    if (!this.#buckets.take(session)) return refusal('desk', 'too-many-words');
    this.#said = [...this.#said, { number: this.#next++, table, text: line.text }].slice(-MAX_ANNOUNCEMENTS);
    return undefined;
  }

  /** Those for all, and those for this table; all of them for who is not at one alone. */
  forTable(table: number | 'any' | undefined): DeskMessage[] {
    return this.#said.filter((word) => word.table === null || table === 'any' || word.table === table);
  }

  /** Another evening, or another round: the tables' numbers mean others. */
  forgetTables(): void {
    this.#said = this.#said.filter(({ table }) => table === null);
  }
}
