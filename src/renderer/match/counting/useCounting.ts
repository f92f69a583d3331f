import type { TableView } from '#shared/protocol/table.ts';
import { type LoadedCardCounter, loadCardCount } from '../../games/counting.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import { useSettings } from '../../session/device/settings.ts';

/** What is counted at this table, where its host allows it and the person wants it. */
export function useCardCount(table: Pick<TableView, 'game' | 'settings'>): LoadedCardCounter | undefined {
  const wanted = useSettings((settings) => settings.counting === true);
  const game = wanted && table.settings.counting ? table.game : undefined;
  // Where it can't be fetched, nothing is counted.
  return useLoaded(game, loadCardCount).value;
}
