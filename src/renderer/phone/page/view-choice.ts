/** A player at the room's table sees the hand, others the room, unless they switch. */

import type { RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { useRoom } from '../../client/room/room.ts';
import { create } from '../../stores/create.ts';
import { goToRoom } from './route.ts';

type At = Pick<TableView, 'id' | 'match' | 'stage'>;

interface ViewChoice {
  /** The match for which the choice holds. */
  readonly during: string;
  readonly at: 'people' | 'match';
}

const useViewChoice = create<{ readonly glance: ViewChoice | null }>(() => ({ glance: null }));

/** Switches to the room's people or to the match; the next match resets it. */
export function showView(at: ViewChoice['at'], table: At & Pick<TableView, 'room'>): void {
  // Leaving a visited table keeps the choice for the viewer's own.
  if (isGuestTable(table, useRoom.getState().room)) goToRoom();
  else useViewChoice.setState({ glance: { during: nameOf(table), at } });
}

/** Tells whether the match is shown now. */
export function useShowsMatch(table: At & Pick<TableView, 'mine'>): boolean {
  const glance = useViewChoice((state) => state.glance);
  if (table.stage === 'lobby') return false;
  return glance?.during === nameOf(table) ? glance.at === 'match' : table.mine.length > 0;
}

/** Tells whether this is an evening's table where the viewer has no seat: the room host visits it from the desk. */
export function isGuestTable({ id, room: ofRoom }: Pick<TableView, 'id' | 'room'>, room: RoomView | null): boolean {
  return ofRoom && room?.evening === 'rounds' && room.table?.id !== id;
}

function nameOf({ id, match }: At): string {
  return `${id} ${match}`;
}
