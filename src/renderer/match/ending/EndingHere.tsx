import type { TableView } from '#shared/protocol/table.ts';
import { useLoaded } from '../../react/useLoaded.ts';

const loadEndRequest = async () => (await import('./Ending.tsx')).EndRequest;

/** Whether this match shall end: seldom asked, and fetched where it is. */
export function EndRequestPart({ table }: { readonly table: TableView }) {
  const { ending } = table;
  const { value: Ending } = useLoaded(ending === null ? undefined : 'ending', loadEndRequest);
  return ending && Ending ? <Ending table={table} ending={ending} /> : null;
}
