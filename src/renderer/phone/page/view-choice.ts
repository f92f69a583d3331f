/** Who plays at the room's table holds a hand, and who does not sees the room: unless they want to look at the other one. */
import { create } from 'zustand';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { useRoom } from '../../client/room/room.ts';
import { goToRoom } from './route.ts';

type At = Pick<TableView, 'id' | 'match' | 'stage'>;

interface ViewChoice {
  /** The match during which that holds. */
  readonly during: string;
  readonly at: 'people' | 'match';
}

const useViewChoice = create<{ readonly glance: ViewChoice | null }>()(() => ({ glance: null }));

/** To the room's people, or to the match; with the next match one is where one belongs again. */
export function showView(at: ViewChoice['at'], table: At & Pick<TableView, 'room'>): void {
  // From a table where one has no place: one's own is looked at as before.
  if (isGuestTable(table, useRoom.getState().room)) goToRoom();
  else useViewChoice.setState({ glance: { during: nameOf(table), at } });
}

/** Whether the match is what is looked at now. */
export function useShowsMatch(table: At & Pick<TableView, 'mine'>): boolean {
  const glance = useViewChoice((state) => state.glance);
  if (table.stage === 'lobby') return false;
  return glance?.during === nameOf(table) ? glance.at === 'match' : table.mine.length > 0;
}

/** Whether this is a table of the evening where one has no place: who leads looks in on it from the desk. */
export function isGuestTable({ id, room: ofRoom }: Pick<TableView, 'id' | 'room'>, room: RoomView | null): boolean {
  return ofRoom && room?.evening === 'rounds' && room.table?.id !== id;
}

function nameOf({ id, match }: At): string {
  return `${id} ${match}`;
}
