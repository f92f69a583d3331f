import type { TableView } from '#shared/protocol/table.ts';
import { useIsSomebodyElse } from '../../session/tables/claiming.ts';

/** Whether somebody is asked just now if a seat of this table is theirs, or waits for what the others say. */
export function useIsAsked(table: TableView | null): boolean {
  const isSomebodyElse = useIsSomebodyElse(table?.id ?? '');
  if (!table) return false;
  const { claimed, claimable, handedOver, host } = table;
  return claimed !== null || (!isSomebodyElse && claimable.length > 0 && (handedOver.length > 0 || !host));
}
