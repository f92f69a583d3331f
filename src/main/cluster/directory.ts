/**
 * What every host knows of all tables from the log it has followed: which exist and who owns them.
 */

import { type KeptTable, ROOM_ID } from '../store/store.ts';
import type { StoreCommand } from '../store/store-commands.ts';
import type { Shard } from './log-message.ts';

interface MatchProgress {
  readonly table: string;
  readonly number: number;
  isOver: boolean;
}

export class Directory {
  /** By id. */
  readonly tables = new Map<string, KeptTable>();
  /** The owning host by shard. */
  readonly owners = new Map<Shard, string>();
  readonly #matches = new Map<number, MatchProgress>();
  /** The latest match by table. */
  readonly #latest = new Map<string, MatchProgress>();
  roomCode = '';
  /** Hears each new code of the room. */
  onRoomCode: (code: string) => void = () => undefined;

  /** Applies a command that was written. */
  apply(call: StoreCommand): void {
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
        this.#setRoomCode(call[1].code);
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

  /** Sets the owner from here on; null closes the shard. */
  setOwner(holding: Shard, holder: string | null): void {
    if (holder === null) this.owners.delete(holding);
    else this.owners.set(holding, holder);
  }

  /** The shard that a table's commands are written to. */
  shardOf(table: string): Shard {
    return this.tables.get(table)?.room ? ROOM_ID : table;
  }

  /** The shard of a match; undefined where there is no such match. */
  shardOfMatch(match: number): Shard | undefined {
    const played = this.#matches.get(match);
    return played && this.shardOf(played.table);
  }

  stageOf({ id, match }: KeptTable): 'lobby' | 'playing' | 'over' {
    const latest = this.#latest.get(id);
    if (latest?.number !== match) return 'lobby';
    return latest.isOver ? 'over' : 'playing';
  }

  #setRoomCode(code: string): void {
    if (code === this.roomCode) return;
    this.roomCode = code;
    this.onRoomCode(code);
  }

  #begun([, table, , born]: Extract<StoreCommand, readonly ['beginMatch', ...unknown[]]>): void {
    if (born?.id === undefined) return;
    const played = { table: table.id, number: table.match, isOver: false };
    this.#matches.set(born.id, played);
    this.#latest.set(table.id, played);
  }
}
