import { useEffect, useRef } from 'react';
import { DeskNews } from '../../evening/DeskNews.tsx';
import { OwnPlace } from '../../evening/OwnPlace.tsx';
import { useEvening } from '../../session/evening/evening.ts';
import { useRoom } from '../../session/room/room.ts';
import { goTo } from './route.ts';
import { useWords } from './useWords.ts';

/** One's own place at the evening, where there is one and one plays there. */
export function OwnPlaceHere() {
  const { say } = useWords();
  const evening = useEvening((state) => state.evening);
  return evening && evening.me !== null && <OwnPlace evening={evening} say={say} />;
}

/** What the desk says, wherever one is. */
export function DeskNewsHere() {
  const { say } = useWords();
  return <DeskNews say={say} />;
}

/** Who waits at home comes to their table when the cards are dealt there; who has left it since stays where they are. */
export function useArrival(): void {
  const table = useRoom(({ room }) => (room?.evening === 'rounds' && room.me !== null ? room.table : null));
  const isDealt = table?.stage === 'playing' && table.mine.length > 0;
  const was = useRef(isDealt);
  useEffect(() => {
    if (isDealt && !was.current) goTo({ screen: 'table', table: table.id });
    was.current = isDealt;
  }, [isDealt, table]);
}
