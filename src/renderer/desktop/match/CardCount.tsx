import type { TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { PanelProps } from '../../games/game.ts';
import { type LoadedCardCounter, loadCardCount } from '../../games/load-card-count.ts';
import { useWords } from '../../games/use-words.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { CardCount } from '../../match/counting/Counted.tsx';
import { Part } from '../../match/Part.tsx';

/** The card count, where the table's host allows it and the user wants it. */
function useCardCount(table: Pick<TableView, 'game' | 'settings'>): LoadedCardCounter | undefined {
  const wanted = useSettings((settings) => settings.counting === true);
  const game = wanted && table.settings.counting ? table.game : undefined;
  // If it can't be loaded, nothing is counted.
  return useLoaded(game, loadCardCount).value;
}

interface Props {
  readonly table: TableView;
  /** Props for texts: nothing is counted before it was seen. */
  readonly told: PanelProps;
}

/** The card count, where the table allows it and the user wants it. */
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
