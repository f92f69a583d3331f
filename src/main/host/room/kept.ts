/** A room as it is kept, where nothing was kept of it. */
import type { KeptPerson, KeptRoom } from '../../store/rooms.ts';
import type { KeptTable } from '../../store/store.ts';
import { newPerson } from './people.ts';

/** A room that nobody has been in. */
export function newRoom(code: string, open: boolean): KeptRoom {
  const nobody = { captain: '', playing: '', people: [], screens: [], queue: [], banned: [], aside: [] };
  return { code, open, ...nobody, options: {}, level: null };
}

/** What its tables still tell, where the store has lost the room itself: who sat there is in it. */
export function rebuildFromTables(room: KeptRoom, tables: readonly KeptTable[]): KeptRoom {
  const table = tables.findLast((one) => one.room);
  if (!table) return room;
  const sitting = new Map(table.seats.flatMap((who) => (who.kind === 'person' ? [[who.session, who.name]] : [])));
  const people: KeptPerson[] = [];
  for (const [session = '', name = ''] of sitting) {
    people.push({ ...newPerson({ session, device: '', name }, { people }), name });
  }
  return { ...room, playing: table.id, people };
}
