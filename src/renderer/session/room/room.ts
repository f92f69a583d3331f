/** The room one is in, or could be: who is here, who leads, what is played, and what comes next. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Person, RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { subscribe } from '../line/follow.ts';

interface RoomState {
  /** Null until the host has told, and once it keeps this device out. */
  readonly room: RoomView | null;
  /** Why the host keeps it out. */
  readonly refused: Refusal | null;
}

export const useRoom = create<RoomState>()(() => ({ room: null, refused: null }));

/** Follows the room of the host one is at until the returned function is called. */
export function subscribeRoom(): () => void {
  let unfollow = watchRoom();
  const unsubscribe = useRoom.subscribe((now, before) => {
    if (!before.refused || now.refused || now.room) return;
    unfollow();
    unfollow = watchRoom();
  });
  return () => {
    unsubscribe();
    unfollow();
  };
}

function watchRoom(): () => void {
  return subscribe({
    open: (client, signal) => client.room.watch({}, { signal }),
    onValue: (room) => useRoom.setState({ room, refused: null }),
    onRefused: (refused) => useRoom.setState({ room: null, refused }),
  });
}

/** Somebody has come in: if they were kept out, they are not any more, and the room is asked for again. */
export function retryRoom(): void {
  useRoom.setState({ refused: null });
}

/** Who this session is in the room. */
export function meIn({ people, me }: Pick<RoomView, 'people' | 'me'>): Person | undefined {
  return people.find(({ id }) => id === me);
}

/** Whether this session is in the room, and has yet to say who it is: at the host's own computer it is nobody until then. */
export function isNameless(room: Pick<RoomView, 'people' | 'me' | 'code'>): boolean {
  return room.code !== null && !meIn(room)?.name;
}

/** Those who have said who they are: others have only come through the door. */
export function namedIn({ people }: Pick<RoomView, 'people'>): Person[] {
  return people.filter(({ name }) => name !== '');
}

/** Who leads, if anybody does. */
export function roomHostOf({ people }: Pick<RoomView, 'people'>): Person | undefined {
  return people.find(({ captain }) => captain);
}

/** Who leads says what is played next: not at an evening's rounds, nor while people play or choose what follows. */
export function mayChoose(
  { leads, evening, after }: Pick<RoomView, 'leads' | 'evening' | 'after'>,
  table: Pick<TableSummary, 'stage'> | undefined,
): boolean {
  return leads && evening !== 'rounds' && table?.stage !== 'playing' && !after;
}
