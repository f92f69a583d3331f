import type { TableView } from '#shared/protocol/table.ts';
import { useLoaded } from '../../react/useLoaded.ts';

const load = async () => (await import('./Ending.tsx')).Ending;

/** Whether this match shall end: seldom asked, and fetched where it is. */
export function EndingHere({ table }: { readonly table: TableView }) {
  const { ending } = table;
  const { value: Ending } = useLoaded(ending === null ? undefined : 'ending', load);
  return ending && Ending ? <Ending table={table} ending={ending} /> : null;
}
