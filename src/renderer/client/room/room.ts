/** The user's room: who is here, who is host, what is played, and what comes next. */

import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { GameOffer, Person, RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { create } from '../../stores/create.ts';
import { callHost } from '../connection/call-host.ts';
import { subscribe } from '../connection/subscribe.ts';

/** Games that can be played in the room; empty until the host has answered. */
export function useGameOffers(): readonly GameOffer[] {
  const [offers, setOffers] = useState<readonly GameOffer[]>([]);
  useEffect(() => {
    void callHost((client) => client.room.games({})).then((games) => games && setOffers(games));
  }, []);
  return offers;
}

/** Calls back with the user's table when an evening's round is dealt there; not for cards dealt before. */
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
  /** Null until the host has answered, and once it refuses this device. */
  readonly room: RoomView | null;
  /** The host's reason for the refusal. */
  readonly refused: Refusal | null;
}

export const useRoom = create<RoomState>(() => ({ room: null, refused: null }));

/** Subscribes to the host's room until the returned function is called. */
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

/** Asks for the room again after joining, in case it was refused before. */
export function retryRoom(): void {
  useRoom.setState({ refused: null });
}

/** This session's person in the room. */
export function meIn({ people, me }: Pick<RoomView, 'people' | 'me'>): Person | undefined {
  return people.find(({ id }) => id === me);
}

/** Whether this session is in the room without a name yet: at the host computer it is nobody until then. */
export function isNameless(room: Pick<RoomView, 'people' | 'me' | 'code'>): boolean {
  return room.code !== null && !meIn(room)?.name;
}

/** People with a name; others have only entered. */
export function namedIn({ people }: Pick<RoomView, 'people'>): Person[] {
  return people.filter(({ name }) => name !== '');
}

/** The room host, if any. */
export function roomHostOf({ people }: Pick<RoomView, 'people'>): Person | undefined {
  return people.find(({ captain }) => captain);
}

/**
 * Whether the viewer may choose the next game as room host: not in an evening's rounds, nor while people play or vote.
 */
export function mayChoose(
  { leads, evening, after }: Pick<RoomView, 'leads' | 'evening' | 'after'>,
  table: Pick<TableSummary, 'stage'> | undefined,
): boolean {
  return leads && evening !== 'rounds' && table?.stage !== 'playing' && !after;
}
