import type { TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { PanelProps } from '../../games/game.ts';
import { type LoadedCardCounter, loadCardCount } from '../../games/load-card-count.ts';
import { useWords } from '../../games/use-words.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { CardCount } from '../../match/counting/Counted.tsx';
import { Part } from '../../match/Part.tsx';

/** What is counted at this table, where its host allows it and the person wants it. */
function useCardCount(table: Pick<TableView, 'game' | 'settings'>): LoadedCardCounter | undefined {
  const wanted = useSettings((settings) => settings.counting === true);
  const game = wanted && table.settings.counting ? table.game : undefined;
  // Where it can't be fetched, nothing is counted.
  return useLoaded(game, loadCardCount).value;
}

interface Props {
  readonly table: TableView;
  /** What words are made from: nothing is counted that has not been seen. */
  readonly told: PanelProps;
}

/** For who wants it, where the table allows it: what a careful player counts. */
export function CardCountPanel({ table, told }: Props) {
  const loaded = useCardCount(table);
  const { say } = useWords(table.game, loaded?.words);
  if (!loaded) return null;
  return (
    <Part kind="slip" at={told.observation}>
      <CardCount panel={told} loaded={loaded} say={say} />
    </Part>
  );
}
