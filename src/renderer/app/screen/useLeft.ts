import { useEffect, useState } from 'react';
import type { TableSummary } from '#shared/protocol/table.ts';

/** A phone that sleeps for a moment has left nothing: so long all must be away, in ms. */
const LEFT_AFTER = 20_000;

/** Whether all people have left the match that is played there: a television shows the room then, until one is back. */
export function useAllLeft(table: TableSummary | null): boolean {
  const people = (table?.seats ?? []).filter((who) => who.kind === 'person');
  const isDeserted = table?.stage === 'playing' && people.length > 0 && people.every(({ here }) => !here);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (!isDeserted) return;
    const timer = setTimeout(() => setLeft(true), LEFT_AFTER);
    return () => {
      clearTimeout(timer);
      setLeft(false);
    };
  }, [isDeserted]);
  return left && isDeserted;
}
