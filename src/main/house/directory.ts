/** What every host of the house knows of all tables, as far as it has followed the log: which there are, and who holds them. */
import type { Call } from '../store/calls.ts';
import { type KeptTable, ROOM } from '../store/store.ts';
import type { Holding } from './message.ts';

/** How far a match of a table has come. */
interface Played {
  readonly table: string;
  readonly number: number;
  isOver: boolean;
}

export class Directory {
  /** By id. */
  readonly tables = new Map<string, KeptTable>();
  /** By holding, the host that holds it. */
  readonly holders = new Map<Holding, string>();
  readonly #matches = new Map<number, Played>();
  /** By table, its latest match. */
  readonly #latest = new Map<string, Played>();
  roomCode = '';

  /** Something was written. */
  note(call: Call): void {
    switch (call[0]) {
      case 'keepTable':
      case 'handOver':
      case 'inherit':
        this.tables.set(call[1].id, call[1]);
        break;
      case 'dropTable':
        this.tables.delete(call[1]);
        this.#latest.delete(call[1]);
        break;
      case 'keepRoom':
        this.roomCode = call[1].code;
        break;
      case 'beginMatch':
        this.#begun(call);
        break;
      case 'end': {
        const match = this.#matches.get(call[1]);
        if (match) match.isOver = true;
      }
    }
  }

  /** Who holds it from now on; nobody: it is closed. */
  hold(holding: Holding, holder: string | null): void {
    if (holder === null) this.holders.delete(holding);
    else this.holders.set(holding, holder);
  }

  /** What a table's calls are written as. */
  holdingOf(table: string): Holding {
    return this.tables.get(table)?.room ? ROOM : table;
  }

  /** The holding of a match; nothing where there is no such match. */
  holdingOfMatch(match: number): Holding | undefined {
    const played = this.#matches.get(match);
    return played && this.holdingOf(played.table);
  }

  /** What is done at a table. */
  stageOf({ id, match }: KeptTable): 'lobby' | 'playing' | 'over' {
    const latest = this.#latest.get(id);
    if (latest?.number !== match) return 'lobby';
    return latest.isOver ? 'over' : 'playing';
  }

  #begun([, table, , born]: Extract<Call, readonly ['beginMatch', ...unknown[]]>): void {
    if (!born) return;
    const played = { table: table.id, number: table.match, isOver: false };
    this.#matches.set(born.id, played);
    this.#latest.set(table.id, played);
  }
}
