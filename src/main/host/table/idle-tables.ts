/** Tables that all have left are closed in time, so that the list is of tables where somebody is. */
import type { Stage } from '#shared/protocol/table.ts';
import type { Cancel, Clock } from '../time/clock.ts';

const MINUTE_MS = 60_000;

/** How long a table waits for somebody to come back, in ms. A match that is being played waits for ever, but for practice. */
const IDLE_LIMIT_MS: Readonly<Record<Stage, number | undefined>> = {
  lobby: 30 * MINUTE_MS,
  playing: undefined,
  over: 120 * MINUTE_MS,
};

interface Waiting {
  readonly stage: Stage;
  readonly cancel: Cancel;
}

export class IdleTables<Table extends { readonly stage: Stage; readonly isPractice: boolean }> {
  readonly #clock: Clock;
  readonly #close: (table: Table) => void;
  readonly #waiting = new Map<Table, Waiting>();
  #isStopped = false;

  /** `close` is called with a table that nobody has come back to. */
  constructor(clock: Clock, close: (table: Table) => void) {
    this.#clock = clock;
    this.#close = close;
  }

  /** To be called with all tables that nobody is at, whenever that may have changed. */
  check(deserted: readonly Table[]): void {
    for (const [table, { stage, cancel }] of this.#waiting) {
      if (deserted.includes(table) && table.stage === stage) continue;
      cancel();
      this.#waiting.delete(table);
    }
    if (this.#isStopped) return;
    for (const table of deserted) if (!this.#waiting.has(table)) this.#wait(table);
  }

  /** Nothing is waited for any more, whatever changes. */
  stop(): void {
    this.check([]);
    this.#isStopped = true;
  }

  #wait(table: Table): void {
    const { stage, isPractice } = table;
    const ms = IDLE_LIMIT_MS[isPractice ? 'over' : stage];
    if (ms === undefined) return;
    const cancel = this.#clock.after(ms, () => {
      this.#waiting.delete(table);
      this.#close(table);
    });
    this.#waiting.set(table, { stage, cancel });
  }
}
