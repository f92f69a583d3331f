/** What a code opens: the room, or one table that is none of the room's. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Room } from './room/room.ts';
import type { Table } from './table/table.ts';

/** Where somebody has come in. */
export interface Entered {
  /** The table, or the one that the room plays at; null while it plays at none. */
  readonly table: string | null;
  readonly room: boolean;
}

export interface Door {
  readonly code: string;
  /** Whether the network sees it. */
  readonly isOpen: boolean;
  isIn(session: string): boolean;
  /** Nobody new comes in, or this one does not, whatever they know. */
  isClosedTo(session: string): boolean;
  enter(session: string, name: string): Refusal | undefined;
  entered(): Entered;
}

export function roomDoor(room: Room): Door {
  return {
    code: room.code,
    isOpen: room.isOpen,
    isIn: (session) => room.hasEntered(session),
    isClosedTo: (session) => room.isClosedTo(session),
    enter: (session, name) => room.enter(session, name),
    entered: () => ({ table: room.playing.table?.id ?? null, room: true }),
  };
}

export function tableDoor(table: Table): Door {
  return {
    code: table.kept.code,
    isOpen: table.isOpen,
    isIn: (session) => table.comers.refuse(session) === undefined,
    isClosedTo: (session) => table.comers.isClosedTo(session),
    enter: (session, name) => table.comers.enter(session, name),
    entered: () => ({ table: table.id, room: false }),
  };
}
