/** The room one is in, or could be: who is here, who leads, what is played, and what comes next. */

import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { GameOffer, Person, RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { callHost } from '../connection/call-host.ts';
import { subscribe } from '../connection/subscribe.ts';

/** The games that can be played in the room; none until the host has told. */
export function useGameOffers(): readonly GameOffer[] {
  const [offers, setOffers] = useState<readonly GameOffer[]>([]);
  useEffect(() => {
    void callHost((client) => client.room.games({})).then((games) => games && setOffers(games));
  }, []);
  return offers;
}

/** Called with one's own table when the cards of an evening's round are dealt there; not for cards that lay there before. */
export function useDealtTable(arrive: (table: string) => void): void {
  const table = useRoom(({ room }) => (room?.evening === 'rounds' && room.me !== null ? room.table : null));
  const isDealt = table?.stage === 'playing' && table.mine.length > 0;
  const was = useRef(isDealt);
  useEffect(() => {
    if (isDealt && !was.current) arrive(table.id);
    was.current = isDealt;
  }, [isDealt, table, arrive]);
}

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
