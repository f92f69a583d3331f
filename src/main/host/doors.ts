/** What a code opens: the room, or one table that is none of the room's. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Room } from './room/room.ts';
import type { Table } from './table/table.ts';

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
  result(): Admitted;
}

export function roomTarget(room: Room): CodeTarget {
  return {
    code: room.code,
    isOpen: room.isOpen,
    isAdmitted: (session) => room.hasEntered(session),
    isClosedTo: (session) => room.isClosedTo(session),
    enter: (session, name) => room.enter(session, name),
    result: () => ({ table: room.game.table?.id ?? null, room: true }),
  };
}

export function tableTarget(table: Table): CodeTarget {
  return {
    code: table.kept.code,
    isOpen: table.isExposed,
    isAdmitted: (session) => table.guests.refuse(session) === undefined,
    isClosedTo: (session) => table.guests.isClosedTo(session),
    enter: (session, name) => table.guests.enter(session, name),
    result: () => ({ table: table.id, room: false }),
  };
}
