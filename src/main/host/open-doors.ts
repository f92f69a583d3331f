/** What the network may come in to, told whenever it changes: who announces it needs no more. */
import type { OpenTable } from './table/open-table.ts';

/** What the network may come in to now. */
export interface OpenDoors {
  /** Whether it comes in to the room, with or without a table. */
  readonly room: boolean;
  readonly tables: readonly OpenTable[];
}

/** What is open, for those who follow it. */
export class Doors {
  readonly #open: () => OpenDoors;
  readonly #watchers: ((open: OpenDoors) => void)[] = [];
  #told = '';

  constructor(open: () => OpenDoors) {
    this.#open = open;
  }

  /** Calls back with what is open, now and whenever something about it changes. */
  watch(call: (open: OpenDoors) => void): void {
    this.check();
    this.#watchers.push(call);
    call(this.#open());
  }

  /** Something may have been opened or closed. */
  check(): void {
    const open = this.#open();
    const now = JSON.stringify(open);
    if (now === this.#told) return;
    this.#told = now;
    for (const call of this.#watchers) call(open);
  }
}
