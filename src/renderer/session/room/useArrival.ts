import { useEffect, useRef } from 'react';
import { useRoom } from './room.ts';

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
