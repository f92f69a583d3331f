/** What the network may come in to, told whenever it changes: who announces it needs no more. */
import type { ExposedTable } from './table/open-table.ts';

/** What the network may come in to now. */
export interface ExposedTables {
  /** Whether it comes in to the room, with or without a table. */
  readonly room: boolean;
  readonly tables: readonly ExposedTable[];
}

/** What is open, for those who follow it. */
export class NetworkExposure {
  readonly #open: () => ExposedTables;
  readonly #watchers: ((open: ExposedTables) => void)[] = [];
  #told = '';

  constructor(open: () => ExposedTables) {
    this.#open = open;
  }

  /** Calls back with what is open, now and whenever something about it changes. */
  watch(call: (open: ExposedTables) => void): void {
    this.publishIfChanged();
    this.#watchers.push(call);
    call(this.#open());
  }

  /** Something may have been opened or closed. */
  publishIfChanged(): void {
    const open = this.#open();
    const now = JSON.stringify(open);
    if (now === this.#told) return;
    this.#told = now;
    for (const call of this.#watchers) call(open);
  }
}
