import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import type { Ending as Asked } from './Ending.tsx';

/** Whether this match shall end: seldom asked, and fetched where it is. */
export function EndingHere({ table }: { readonly table: TableView }) {
  const { ending } = table;
  const isAny = ending !== null;
  const [Ending, setEnding] = useState<ComponentType<ComponentProps<typeof Asked>>>();
  useEffect(() => {
    if (!isAny) return;
    // Where the line is lost it is fetched when the question comes again.
    import('./Ending.tsx').then(
      (part) => setEnding(() => part.Ending),
      () => undefined,
    );
  }, [isAny]);
  return ending && Ending ? <Ending table={table} ending={ending} /> : null;
}
